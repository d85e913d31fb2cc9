import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileHeaders, isMailPreview } from '@/lib/security/file-headers';
import { allowPasskeys, pageHeaders } from '@/lib/security/page-headers';
import { formatThirdParties } from '@/lib/security/policy-meta';

describe('fileHeaders', () => {
  it.each([
    ...['/feed/films.xml', '/de/feed/news.json', '/open/films.csv', '/oembed?url=x'],
    ...['/media/a/film.mp4', '/og/nerven.png', '/opensearch.xml', '/de/opensearch.xml'],
  ])('lets other sites load %s', (url) =>
    expect(fileHeaders(url)['cross-origin-resource-policy']).toBe('cross-origin'),
  );

  it('lets scripts of other sites read the open catalogue only', () => {
    expect(fileHeaders('/open/films.csv')['access-control-allow-origin']).toBe('*');
    expect(fileHeaders('/api/films')['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/api/films', '/feeds', '/sitemap.xml', '/oembeds?url=x', '/builds/latest.json'])(
    'lets only this site load %s',
    (url) => expect(fileHeaders(url)['cross-origin-resource-policy']).toBe('same-origin'),
  );

  it('lets a mail preview have styles, but run and load nothing', () => {
    const guards = fileHeaders('/desk/letters/20261123T101500123Z-a');
    expect(guards['content-security-policy']).toMatch(
      /^default-src 'none'; style-src .*; sandbox$/,
    );
    expect(guards['cross-origin-resource-policy']).toBe('same-origin');
    expect(isMailPreview('/desk/mails/20261123T101500123Z-a')).toBe(false);
  });
});

describe('pageHeaders', () => {
  const thirdParties = (content: string) => `<meta name="bobine-guests" content="${content}"/>`;
  const page = (head = '', body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
  function policyOf(html: string, stores?: string[]) {
    const text = pageHeaders(html, stores).headers['content-security-policy'] ?? '';
    const directives = text.split('; ').map((one) => one.split(' '));
    return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]));
  }
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows inline scripts by hash, each once, and no data block', () => {
    const scripts =
      '<script>a()</script><script type="application/ld+json">{"a":1}</script><script>a()</script>' +
      '<script src="/_next/x.js" async=""></script><script id="_R_">b("<b>")\n</script>';
    expect(policyOf(page('', scripts))['script-src']).toBe(
      `'self' ${hash('a()')} ${hash('b("<b>")\n')}`,
    );
  });

  it('allows no other origin by default', () => {
    const policy = policyOf(page());
    expect(policy['frame-src']).toBe("'none'");
    expect(policy['connect-src']).toBe("'self'");
    expect(JSON.stringify(policy)).not.toContain('https:');
    expect(JSON.stringify(policy).replace(/"style-src-attr":"'unsafe-inline'"/, '')).not.toMatch(
      /unsafe-(?:inline|eval)/,
    );
  });

  it('allows a provider that the page names', () => {
    const policy = policyOf(page(thirdParties('youtube')));
    expect(policy['script-src']).toBe("'self' https://www.youtube.com");
    expect(policy['frame-src']).toContain('https://www.youtube-nocookie.com');
    expect(policy['frame-src']).not.toContain('vimeo');
    expect(policyOf(page(thirdParties('vimeo')))['script-src']).toBe(
      "'self' https://player.vimeo.com",
    );
  });

  it('allows third-party advertising, with its SDK if there is one', () => {
    expect(policyOf(page(thirdParties('ads')))).toMatchObject({
      'script-src': "'self'",
      'media-src': "'self' blob: data: https:",
      'frame-src': "'none'",
    });
    const { 'script-src': scripts } = policyOf(page(thirdParties('ads sdk=https://sdk.example')));
    expect(scripts).toContain('https://sdk.example');
  });

  it('allows a consent platform by its origin', () => {
    const content = formatThirdParties({
      providers: [],
      ads: { sdk: 'https://sdk.example', platform: 'https://cmp.example' },
    });
    const policy = policyOf(page(thirdParties(content)));
    expect(policy['script-src']).toBe(
      "'self' https://sdk.example https://s0.2mdn.net https://cmp.example",
    );
    expect(policy['style-src']).toBe("'self' https://cmp.example");
    expect(policyOf(page(thirdParties('ads')))['style-src']).toBe("'self'");
  });

  it('lets an embeddable page be framed anywhere, and indexed only when embedded', () => {
    const framed = page('<meta name="bobine-framed" content="anywhere"/>');
    expect(policyOf(framed)).toMatchObject({
      'frame-ancestors': '*',
      'form-action': "'none'",
      'script-src': "'self'",
    });
    expect(pageHeaders(framed).headers).toMatchObject({
      'x-robots-tag': 'noindex, indexifembedded',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(pageHeaders(framed).headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it.each(['', '</head><meta name="bobine-framed" content="anywhere"/>'])(
    'keeps other pages out of frames, whatever the body contains',
    (written) => {
      const { headers } = pageHeaders(page('', written));
      expect(policyOf(page('', written))['frame-ancestors']).toBe("'none'");
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it('allows images, films and subtitles from the media origin, but no script', () => {
    const policy = policyOf(page(), ['https://media.example']);
    for (const name of ['img-src', 'media-src', 'connect-src'])
      expect(policy[name]).toContain('https://media.example');
    expect(policy['script-src']).toBe("'self'");
  });

  it('delegates to a frame only the permissions that a film needs', () => {
    const rule = (html: string) => pageHeaders(html).headers['permissions-policy'];
    expect(rule(page())).toContain('camera=()');
    expect(rule(page())).toContain('fullscreen=(self)');
    expect(rule(page(thirdParties('youtube')))).toContain(
      'autoplay=(self "https://www.youtube-nocookie.com" "https://www.youtube.com")',
    );
    expect(rule(page(thirdParties('ads sdk=https://sdk.example')))).toContain('autoplay=*');
  });

  it('allow passkeys in the admin only', () => {
    const guards = pageHeaders('<html></html>');
    const name = 'publickey-credentials-get';
    expect(guards.headers['permissions-policy']).toContain(`${name}=()`);
    expect(allowPasskeys(guards).headers['permissions-policy']).toContain(`${name}=(self)`);
  });
});

/** The list of hosts, and of links that a visitor follows. */
const lists = ['lib/security/hosts.ts', 'lib/security/links.ts'];
/** Reserved names (RFC 2606), this machine, and vocabularies whose names are addresses. */
const nowhere =
  /(?:^|\.)(?:example|invalid|localhost)$|^(?:example\.(?:org|com)|(?:www\.w3|schema|jsonfeed)\.org|localhost)$/;
/** Namespaces that are compared, not requested. */
const namespaces =
  /http:\/\/(?:a9\.com\/-\/spec\/opensearch|www\.sitemaps\.org\/schemas|www\.google\.com\/schemas)\//g;
/** All hosts in the code of pages and of the server, without comments. */
function hostsInCode(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(namespaces, '');
  return [...code.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi)].map(
    ([, host = '']) => host,
  );
}

it('hosts are named in the list of hosts and in that of links only', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? `${entry.parentPath}/${entry.name}` : [],
    ),
  );
  const elsewhere = [...files, 'proxy.ts', 'next.config.mjs', 'instrumentation-client.ts']
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !lists.includes(file))
    .flatMap((file) => hostsInCode(file).map((host) => ({ file, host })))
    .filter(({ host }) => !nowhere.test(host));
  expect(elsewhere).toEqual([]);
});

/** Inline scripts, which cannot import anything. */
const inPage = [
  'lib/navigation/chunks/recover-chunks.ts',
  'components/visitor/lists/continue-row.tsx',
];

it('browser storage is accessed through lib/primitives/storage only, except by inline scripts', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const others = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/primitives/storage/'))
    .filter((file) =>
      /window\.(?:local|session)Storage|\b(?:local|session)Storage[.[(]/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(others.sort()).toEqual(inPage.sort());
});
