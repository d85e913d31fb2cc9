import { fileGuards } from '@/lib/policy/file-guards';
import { mirrorAddress } from './mirror-path';

type Headers = Record<string, string>;
export type Guarded = {
  /** By address, as the site has it. */
  pages: ReadonlyMap<string, { permissions: string }>;
  /** Whether the site's public address begins with https. */
  isSecure: boolean;
};

/** What browsers may keep of a mirror, by the beginning of an address. */
const kept: Headers = {
  '/_next/static/': 'public, max-age=31536000, immutable',
  '/media/': 'public, max-age=300',
  '/poster/': 'public, max-age=86400',
  '/og/': 'public, max-age=86400',
};

function commonest(all: string[]): string {
  const often = new Map<string, number>();
  for (const one of all) often.set(one, (often.get(one) ?? 0) + 1);
  return [...often].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function always(isSecure: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/** User media run nothing when they are opened at their own address. */
const ofMedia = Object.entries(fileGuards('/media/'));

/** Those pages whose visitors may be shown more than others. */
function exceptions(pages: Guarded['pages']): [address: string, permissions: string][] {
  const usual = commonest([...pages.values()].map(({ permissions }) => permissions));
  return [...pages]
    .filter(([, { permissions }]) => permissions !== usual)
    .map(([address, { permissions }]) => [mirrorAddress(address), permissions]);
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it. The policy of a page stands in the page. */
export function writeHeadersFile({ pages, isSecure }: Guarded): string {
  const usual = commonest([...pages.values()].map(({ permissions }) => permissions));
  const rule = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', [...Object.entries(always(isSecure)), ['Permissions-Policy', usual]]),
    ...['/media/*', '/og/*', '/poster/*'].map((path) => rule(path, ofMedia)),
    ...Object.entries(kept).map(([path, value]) => rule(`${path}*`, [['Cache-Control', value]])),
    ...exceptions(pages).map(([path, value]) => rule(path, [['Permissions-Policy', value]])),
  ].join('\n\n')}\n`;
}

/** `_redirects`, as the same hosts read it: what the site sends elsewhere. */
export function writeRedirectsFile(): string {
  return '/fr / 308\n/fr/* /:splat 308\n/de/* /de/404.html 404\n';
}

/** All that a mirror has, by the ending of its files. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
  'text/calendar': 'ics',
  'text/x-component': 'rsc',
  'application/javascript': 'js',
  'application/json': 'json map',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'application/vnd.apple.mpegurl': 'm3u8',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4 m4v',
  'video/webm': 'webm',
  'video/iso.segment': 'm4s',
  'video/mp2t': 'ts',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg opus',
  'audio/wav': 'wav',
};
const compressed = Object.keys(types).filter((type) =>
  /^text\/(?!html)|json|xml|javascript/.test(type),
);

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

function map(name: string, of: string, lines: [pattern: string, value: string][]): string {
  const written = lines.map(([pattern, value]) => `  ${quote(pattern)} ${value};`);
  return `map ${of} $${name} {\n${written.join('\n')}\n}`;
}

/** A server of nginx for the folder `root`: to be included in `http { … }`. */
export function writeNginxFile({ pages, isSecure }: Guarded, root: string): string {
  const usual = commonest([...pages.values()].map(({ permissions }) => permissions));
  const headers = [
    ...Object.entries(always(isSecure)).map(([name, value]) => [name, quote(value)]),
    ['Permissions-Policy', '$mirror_permissions'],
    ['Content-Security-Policy', '$mirror_policy'],
    ['Cache-Control', '$mirror_kept'],
  ];
  const quoted = (lines: [string, string][]) =>
    lines.map(([key, value]): [string, string] => [key, quote(value)]);
  return `# A mirror of the site (npm run export): include it in http { … }, and say where it listens and lies.
map_hash_bucket_size 1024;
map_hash_max_size 8192;
${map('mirror_permissions', '$uri', quoted([['default', usual], ...exceptions(pages)]))}
${map(
  'mirror_policy',
  '$uri',
  quoted([
    ['default', "frame-ancestors 'none'"],
    ['~^/(?:media|og|poster)/', Object.fromEntries(ofMedia)['content-security-policy'] ?? ''],
  ]),
)}
${map('mirror_kept', '$uri', quoted([['default', 'no-cache'], ...Object.entries(kept).map(([path, value]): [string, string] => [`~^${path}`, value])]))}
${map(
  'mirror_notice',
  '$uri',
  quoted([
    ['default', '/404.html'],
    ['~^/de(?:/|$)', '/de/404.html'],
  ]),
)}
# A choice of the catalogue that has a page of its own; nothing that climbs out of the folder.
${map('mirror_choice', '$args', [
  ['default', "'-'"],
  ['~^[\\w=&-]+$', '$args'],
])}
server {
  listen 80;
  root ${root};
  charset utf-8;
  types {
    ${Object.entries(types)
      .map(([type, endings]) => `${type} ${endings};`)
      .join('\n    ')}
  }
  default_type application/octet-stream;
  gzip on;
  gzip_types ${compressed.join(' ')};
  absolute_redirect off;
  ${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n  ')}
  location = / { try_files /index.html =404; }
  location = /fr { return 308 /; }
  location /fr/ { rewrite ^/fr(/.*)$ $1 permanent; }
  location / { try_files $uri/$mirror_choice.html $uri $uri.html =404; }
  error_page 404 $mirror_notice;
}
`;
}
