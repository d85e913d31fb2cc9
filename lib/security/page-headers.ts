import { hash } from 'node:crypto';
import { isFramed, readThirdParties, type ThirdParties, thirdPartySources } from './policy-meta';

const opening = '<script';

const closing = '</script>';

/** Script types that a browser executes. Others are data (JSON-LD). */
const runs = /^(?:module|(?:text|application)\/javascript|)$/;

/** Browser features that no page uses, except passkeys in the admin (`allowPasskeys`). */
const denied = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
].map((name) => `${name}=()`);

/** Features for playing films, also in a provider's frame. */
const playbackFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Features for this site only: the share button writes to the clipboard. */
const ownFeatures = ['clipboard-write=(self)'];

/** Security headers of a page, derived from its final HTML. */
export type PageHeaders = {
  thirdParties?: ThirdParties;
  headers: Readonly<Record<string, string>>;
};

/**
 * Security headers of a page: it may execute this site's scripts and its inline scripts (by hash), and load only from
 * this site, its media stores and its third parties.
 * @param stores origins of the site's media
 */
export function pageHeaders(html: string | Buffer, stores: readonly string[] = []): PageHeaders {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  const thirdParties = readThirdParties(bytes);
  const framed = isFramed(bytes);
  return {
    thirdParties,
    headers: {
      'content-security-policy': contentPolicy(hashScripts(bytes), stores, {
        thirdParties,
        framed,
      }),
      'permissions-policy': permissionsPolicy(thirdParties),
      ...(framed ? framedHeaders : unframedHeaders),
    },
  };
}

/** Headers of a page that is not framed. */
const unframedHeaders = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of an embeddable page. Search engines index it as a part of the embedding page only. */
const framedHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex, indexifembedded',
};

type PageFlags = { thirdParties: ThirdParties | undefined; framed: boolean };

function contentPolicy(
  hashes: string[],
  stores: readonly string[],
  { thirdParties, framed }: PageFlags,
): string {
  const sourcesOf = (directive: Parameters<typeof thirdPartySources>[1]) =>
    thirdPartySources(thirdParties, directive);
  const frames = sourcesOf('frame');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...sourcesOf('script')],
    'style-src': ["'self'", ...sourcesOf('style')],
    // Style attributes from the server, such as positions and aspect ratios. Inline style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...stores, ...sourcesOf('img')],
    'font-src': ["'self'"],
    // hls.js plays through a blob URL of the page, and adds subtitles to an empty track at a data URL.
    'media-src': ["'self'", 'blob:', 'data:', ...stores, ...sourcesOf('media')],
    'connect-src': ["'self'", ...stores, ...sourcesOf('connect')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': [framed ? "'none'" : "'self'"],
    'form-action': [framed ? "'none'" : "'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? '*' : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** `Permissions-Policy` of a page with these third parties. */
function permissionsPolicy(thirdParties?: ThirdParties): string {
  const origins = thirdPartySources(thirdParties, 'frame').map((origin) =>
    origin === 'https:' ? '*' : `"${origin}"`,
  );
  const allowList = origins.includes('*') ? '*' : `(${['self', ...origins].join(' ')})`;
  return [
    ...denied,
    ...playbackFeatures.map((name) => `${name}=${allowList}`),
    ...ownFeatures,
  ].join(', ');
}

/**
 * The `script-src` source (`'sha256-…'`) of each inline script in the HTML, without duplicates. Reads bytes,
 * not text: a third of a large page is script, and decoding it would cost time.
 */
export function hashScripts(html: Buffer): string[] {
  const sources = new Set<string>();
  let at = html.indexOf(opening);
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1;
    const end = start > 0 ? html.indexOf(closing, start) : -1;
    if (end < 0) break;
    const attributes = html.toString('latin1', at + opening.length, start - 1);
    if (isInline(attributes))
      sources.add(`'sha256-${hash('sha256', html.subarray(start, end), 'base64')}'`);
    at = html.indexOf(opening, end);
  }
  return [...sources];
}

function isInline(attributes: string): boolean {
  const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
  return !/\ssrc=/.test(attributes) && runs.test(type);
}

const passkeyFeature = 'publickey-credentials-get';

/** The headers of a page, changed so that it can use passkeys. */
export function allowPasskeys({ thirdParties, headers }: PageHeaders): PageHeaders {
  const policy =
    headers['permissions-policy']?.replace(`${passkeyFeature}=()`, `${passkeyFeature}=(self)`) ??
    '';
  return {
    ...(thirdParties && { thirdParties }),
    headers: { ...headers, 'permissions-policy': policy },
  };
}

/**
 * Page headers of a preview, which the editor shows in a frame, and of the editor's page with that frame.
 */
export function allowOwnFrames({ thirdParties, headers }: PageHeaders): PageHeaders {
  const policy = headers['content-security-policy']
    ?.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("frame-src 'none'", "frame-src 'self'");
  return {
    ...(thirdParties && { thirdParties }),
    headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
  };
}
