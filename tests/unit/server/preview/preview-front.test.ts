import { describe, expect, it, vi } from 'vitest';
import { openPreview } from './open-preview';

const password = 'mot-de-passe-long';
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const cookieOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const asPage = { accept: 'text/html' };

describe('every answer of a preview', () => {
  const open = openPreview();
  const locked = openPreview({ password });

  it('tells search engines to leave it out: pages, files, what sends elsewhere, refusals', async () => {
    for (const { ask } of [open, locked])
      for (const asked of [{}, { method: 'HEAD' }, { method: 'OPTIONS' }, { method: 'PUT' }])
        for (const path of [
          '/',
          '/media/a.jpg',
          '/api/films',
          '/gone',
          '/healthz',
          '/preview',
          '/_preview/open',
        ])
          expect((await ask(path, asked)).headers['x-robots-tag'], path).toMatch(/^noindex/);
  });

  it('is kept by no cache behind a password, whatever the site says', async () => {
    const { headers } = await locked.ask('/_preview/open', form({ password }));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (const path of ['/', '/media/a.jpg', '/preview'])
      expect((await locked.ask(path, { headers: { cookie } })).headers['cache-control']).toBe(
        'private, no-store',
      );
    expect((await locked.ask('/')).headers['cache-control']).toBe('private, no-store');
    expect((await open.ask('/media/a.jpg')).headers['cache-control']).toBe('public, max-age=60');
  });

  it('lets its pages stand in a frame of its own', async () => {
    expect((await open.ask('/')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    );
  });
});

describe('a preview with a password', () => {
  it('shows nothing before it, in whatever way it is asked', async () => {
    const { ask, passed } = openPreview({ password });
    const ways = [
      ...[
        '/',
        '//',
        '/movie/nerven',
        '/media/a.mp4',
        '/preview',
        '/preview/state.json?path=/',
        '/robots.txt/',
      ],
      ...['/healthz/', '/healthz?x', '/%68ealthz', '/readyz/../movie/nerven', '//healthz'],
      ...[
        '/_preview/open',
        '/_preview/open/../../movie',
        '/_next/static/a.js',
        'http://x/movie/nerven',
        '*',
      ],
      ...['/_preview/share', '/_preview/share?t=a.b', '/preview/marks.css', '/de/preview'],
    ];
    const asking: Record<string, string>[] = [
      {},
      { upgrade: 'websocket', connection: 'upgrade' },
      { rsc: '1' },
    ];
    for (const path of ways)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'])
        for (const headers of asking) {
          const { status, body } = await ask(path, { method, headers });
          expect([401, 403], `${method} ${path}`).toContain(status);
          expect(body).not.toMatch(/nerven\W.*(?:video|img)|maison|Nerven/s);
        }
    expect(passed).toEqual([]);
  });

  it('says to everybody how it is, and that crawlers are to stay away', async () => {
    const { ask, passed } = openPreview({ password });
    for (const path of ['/healthz', '/readyz', '/robots.txt'])
      expect((await ask(path)).status).toBe(200);
    expect((await ask('/healthz', { method: 'POST' })).status).toBe(401);
    expect(passed).toEqual(['/healthz', '/readyz', '/robots.txt']);
  });

  it('asks for it in both languages, and says a line to what cannot show a page', async () => {
    const { ask } = openPreview({ password });
    const { status, headers, body } = await ask('/de/movie/nerven?a="<b>', { headers: asPage });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Cookie realm="preview"');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
    expect(body).toMatch(/Aperçu protégé.*Geschützte Vorschau/s);
    expect(body).not.toContain('<b>');
    const picture = await ask('/media/a.jpg', { headers: { 'sec-fetch-dest': 'image' } });
    expect([picture.status, picture.body]).toEqual([401, 'Unauthorized\n']);
  });

  it('opens with it, and leads where somebody wanted to go', async () => {
    const { ask } = openPreview({ password });
    const answer = await ask(
      '/_preview/open',
      form({ password: ` ${password} `, to: '/de/vod?a=1' }),
    );
    expect([answer.status, answer.headers.location]).toEqual([303, '/de/vod?a=1']);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(answer);
    expect((await ask('/movie/nerven', { headers: { cookie } })).status).toBe(200);
    expect((await ask('/', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
    '/\nx',
    '/%0d/..//evil.example',
    '',
  ])('leads to no other site: %j', async (to) => {
    const { ask } = openPreview({ password });
    const { headers } = await ask('/_preview/open', form({ password, to }));
    expect(headers.location).toMatch(/^\/(?![/\\])/);
    expect(new URL(headers.location ?? '', 'http://here.example').host).toBe('here.example');
  });

  it('keeps its cookie to https where the browser came by it', async () => {
    const secureOf = async (settings: object, headers = {}) => {
      const asked = form({ password });
      const { ask } = openPreview({ password, ...settings });
      const answer = await ask('/_preview/open', {
        ...asked,
        headers: { ...asked.headers, ...headers },
      });
      return String(answer.headers['set-cookie']).endsWith('; Secure');
    };
    expect(await secureOf({ address: 'https://preview.example' })).toBe(true);
    expect(await secureOf({}, { 'x-forwarded-proto': 'https' })).toBe(true);
    expect(await secureOf({})).toBe(false);
  });

  it('logs everybody out once the password is another', async () => {
    const cookie = cookieOf(
      await openPreview({ password }).ask('/_preview/open', form({ password })),
    );
    for (const settings of [{ password: `${password}!` }, { password, secret: 's'.repeat(32) }])
      expect((await openPreview(settings).ask('/', { headers: { cookie } })).status).toBe(401);
    expect((await openPreview({ password }).ask('/', { headers: { cookie } })).status).toBe(200);
  });

  it('refuses wrong ones, and after ten tries the right one too, whoever is asked through', async () => {
    const { ask } = openPreview({ password });
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ask('/_preview/open', form({ password: `falsch ${at}`, to: '/vod' })),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = await ask('/_preview/open', form({ password }));
    expect([late.status, late.headers['retry-after']]).toEqual([429, '600']);
    expect(late.body).toContain('Trop d’essais');
    expect(tries[0]?.body).toMatch(/value="\/vod"/);
    expect(tries[0]?.body).not.toContain('falsch');
  });

  it('reads no large body, none of another form and none that another site sends', async () => {
    const { ask } = openPreview({ password });
    const asked = form({ password, to: '/a'.repeat(3_000) });
    expect((await ask('/_preview/open', asked)).status).toBe(413);
    const { headers } = form({});
    expect((await ask('/_preview/open', { ...form({ password }), headers: {} })).status).toBe(415);
    const foreign = {
      ...form({ password }),
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    };
    expect((await ask('/_preview/open', foreign)).status).toBe(403);
    expect(
      (await ask('/movie/nerven', { ...asked, body: 'a'.repeat(100_000) })).headers.connection,
    ).toBe('close');
  });

  it('lasts thirty days', async () => {
    const { ask } = openPreview({ password });
    const cookie = cookieOf(await ask('/_preview/open', form({ password })));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 + 1000 });
    expect((await ask('/', { headers: { cookie } })).status).toBe(401);
    vi.useRealTimers();
  });
});
