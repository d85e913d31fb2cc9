import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileHeaders, isMailPreview } from '@/lib/security/file-headers';
import { hostsOf, providers } from '@/lib/security/hosts';
import { allowPasskeys, pageHeaders } from '@/lib/security/page-headers';
import { formatThirdParties } from '@/lib/security/policy-meta';
import { scoreOf } from '@/tests/doubles/observatory';

describe('file guards', () => {
  it.each([
    ...['/feed/films.xml', '/de/feed/news.json', '/open/films.csv', '/oembed?url=x'],
    ...['/media/a/film.mp4', '/og/nerven.png', '/opensearch.xml', '/de/opensearch.xml'],
  ])('%s is there for other sites too', (url) =>
    expect(fileHeaders(url)['cross-origin-resource-policy']).toBe('cross-origin'),
  );

  it('what is text for others may be read by their scripts', () => {
    expect(fileHeaders('/open/films.csv')['access-control-allow-origin']).toBe('*');
    expect(fileHeaders('/api/films')['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/api/films', '/feeds', '/sitemap.xml', '/oembeds?url=x', '/builds/latest.json'])(
    '%s is for this site alone',
    (url) => expect(fileHeaders(url)['cross-origin-resource-policy']).toBe('same-origin'),
  );

  it('a mail that the house looks at has its styles, and runs and fetches nothing', () => {
    const guards = fileHeaders('/desk/letters/20261123T101500123Z-a');
    expect(guards['content-security-policy']).toMatch(
      /^default-src 'none'; style-src .*; sandbox$/,
    );
    expect(guards['cross-origin-resource-policy']).toBe('same-origin');
    expect(isMailPreview('/desk/mails/20261123T101500123Z-a')).toBe(false);
  });
});

describe('page guards', () => {
  const guest = (content: string) => `<meta name="bobine-guests" content="${content}"/>`;
  const page = (head = '', body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
  function policyOf(html: string, stores?: string[]) {
    const text = pageHeaders(html, stores).headers['content-security-policy'] ?? '';
    const directives = text.split('; ').map((one) => one.split(' '));
    return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]));
  }
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  describe('the policy of a page', () => {
    it('names its scripts by their hashes, each once, and no data', () => {
      const scripts =
        '<script>a()</script><script type="application/ld+json">{"a":1}</script><script>a()</script>' +
        '<script src="/_next/x.js" async=""></script><script id="_R_">b("<b>")\n</script>';
      expect(policyOf(page('', scripts))['script-src']).toBe(
        `'self' ${hash('a()')} ${hash('b("<b>")\n')}`,
      );
    });

    it('lets in nobody where the page has no guests', () => {
      const policy = policyOf(page());
      expect(policy['frame-src']).toBe("'none'");
      expect(policy['connect-src']).toBe("'self'");
      expect(JSON.stringify(policy)).not.toContain('https:');
      expect(JSON.stringify(policy).replace(/"style-src-attr":"'unsafe-inline'"/, '')).not.toMatch(
        /unsafe-(?:inline|eval)/,
      );
    });

    it('lets a provider in on the page that has its film', () => {
      const policy = policyOf(page(guest('youtube')));
      expect(policy['script-src']).toBe("'self' https://www.youtube.com");
      expect(policy['frame-src']).toContain('https://www.youtube-nocookie.com');
      expect(policy['frame-src']).not.toContain('vimeo');
      expect(policyOf(page(guest('vimeo')))['script-src']).toBe("'self' https://player.vimeo.com");
    });

    it('lets advertisements of others in, with their program where there is one', () => {
      expect(policyOf(page(guest('ads')))).toMatchObject({
        'script-src': "'self'",
        'media-src': "'self' blob: https:",
        'frame-src': "'none'",
      });
      const { 'script-src': scripts } = policyOf(page(guest('ads sdk=https://sdk.example')));
      expect(scripts).toContain('https://sdk.example');
    });

    it('lets a platform for consent in on pages with advertisements, by its origin alone', () => {
      const content = formatThirdParties({
        providers: [],
        ads: { sdk: 'https://sdk.example', platform: 'https://cmp.example' },
      });
      const policy = policyOf(page(guest(content)));
      expect(policy['script-src']).toBe(
        "'self' https://sdk.example https://s0.2mdn.net https://cmp.example",
      );
      expect(policy['style-src']).toBe("'self' https://cmp.example");
      expect(policyOf(page(guest('ads')))['style-src']).toBe("'self'");
    });

    it('takes the guests of all players of a page together', () => {
      const { thirdParties: guests } = pageHeaders(
        page(guest('youtube') + guest('vimeo') + guest('ads')),
      );
      expect(guests).toEqual({ providers: ['youtube', 'vimeo'], ads: {} });
    });

    it('lets a page that is made for it stand in frames anywhere, and says so to crawlers', () => {
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
      'keeps every other page out of frames, whatever a visitor writes',
      (written) => {
        const { headers } = pageHeaders(page('', written));
        expect(policyOf(page('', written))['frame-ancestors']).toBe("'none'");
        expect(headers['x-robots-tag']).toBeUndefined();
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      },
    );

    it('hears only the head: what a visitor has written stands below', () =>
      expect(pageHeaders(page('', guest('youtube'))).thirdParties).toBeUndefined());

    it('takes pictures, films and words from where the house keeps them, and no script', () => {
      const policy = policyOf(page(), ['https://media.example']);
      for (const name of ['img-src', 'media-src', 'connect-src'])
        expect(policy[name]).toContain('https://media.example');
      expect(policy['script-src']).toBe("'self'");
    });

    it('lends a frame what a film needs there, and nothing else to anybody', () => {
      const rule = (html: string) => pageHeaders(html).headers['permissions-policy'];
      expect(rule(page())).toContain('camera=()');
      expect(rule(page())).toContain('fullscreen=(self)');
      expect(rule(page(guest('youtube')))).toContain(
        'autoplay=(self "https://www.youtube-nocookie.com" "https://www.youtube.com")',
      );
      expect(rule(page(guest('ads sdk=https://sdk.example')))).toContain('autoplay=*');
    });
  });

  it.each([
    ...['', 'youtube', 'vimeo', 'ads', 'ads sdk=https://sdk.example'],
    'ads sdk=https://sdk.example platform=https://cmp.example',
  ])('the Observatory gives a page with guests “%s” 130 points', (content) => {
    const html = page(content && guest(content), '<script>a()</script>');
    const headers = {
      ...pageHeaders(html).headers,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
    };
    const url = 'https://films.example/';
    expect(scoreOf({ url, html, headers })).toBe(130);
    expect(scoreOf({ url, html, headers: {} })).toBe(30);
  });

  it('lends passkeys to the desk, and to no other page', () => {
    const guards = pageHeaders('<html></html>');
    const name = 'publickey-credentials-get';
    expect(guards.headers['permissions-policy']).toContain(`${name}=()`);
    expect(allowPasskeys(guards).headers['permissions-policy']).toContain(`${name}=(self)`);
  });
});

describe('hosts', () => {
  /** The list itself, and that of links, which a visitor follows. */
  const lists = ['lib/security/hosts.ts', 'lib/security/links.ts'];
  /** Names that nobody can own (RFC 2606), this machine, and vocabularies that have an address for a name: nobody asks them. */
  const nowhere =
    /(?:^|\.)(?:example|invalid|localhost)$|^(?:example\.(?:org|com)|(?:www\.w3|schema|jsonfeed)\.org|localhost)$/;
  /** Names of vocabularies that look like addresses: readers compare them, and ask nobody. */
  const namespaces =
    /http:\/\/(?:a9\.com\/-\/spec\/opensearch|www\.sitemaps\.org\/schemas|www\.google\.com\/schemas)\//g;
  /** Every host that stands in the code of visitors' pages and of the server; what comments say is not asked. */
  function hostsInCode(file: string): string[] {
    const code = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(namespaces, '');
    return [...code.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi)].map(
      ([, host = '']) => host,
    );
  }

  it('a host stands in the list of hosts, in that of links, and nowhere else', () => {
    const files = ['app', 'components', 'lib'].flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? `${entry.parentPath}/${entry.name}` : [],
      ),
    );
    const elsewhere = [...files, 'proxy.ts', 'next.config.mjs', 'instrumentation-client.ts']
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !lists.includes(file))
      .flatMap((file) => hostsInCode(file).map((host) => ({ file, host })))
      .filter(({ host }) => !nowhere.test(host));
    expect(elsewhere).toEqual([]);
  });

  it('what a page may ask of a provider is named host by host', () => {
    expect(hostsOf(providers.youtube.sources)).toEqual([
      'www.youtube.com',
      'www.youtube-nocookie.com',
      'i.ytimg.com',
    ]);
    expect(hostsOf({ frame: ['https:'], img: ['https://a.example', 'https://a.example'] })).toEqual(
      ['a.example'],
    );
  });
});

describe('only here', () => {
  /** Scripts written into the page itself: they can import nothing, and guard themselves. */
  const inPage = [
    'lib/navigation/chunks/recover-chunks.ts',
    'components/visitor/lists/continue-row.tsx',
  ];

  it('the browser’s storage is reached through lib/primitives/storage, or by a script in the page', () => {
    const files = ['app', 'components', 'lib'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
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
});
