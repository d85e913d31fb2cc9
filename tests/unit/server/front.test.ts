import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFront } from './open-front';

/** Of the script `a()`. */
const hash = `sha256-${createHash('sha256').update('a()').digest('base64')}`;

let front: Awaited<ReturnType<typeof openFront>>;
const ask: typeof front.ask = (asked) => front.ask(asked);

beforeAll(async () => {
  front = await openFront(async ({ url = '' }, response) => {
    if (url.endsWith('throw')) throw new Error('lost');
    response.statusCode = url.endsWith('fail') ? 503 : 200;
    if (url.startsWith('/catalogue?q=page')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write('<script>a()</script>');
      return response.end(url);
    }
    // As Next does it where a route handler answers.
    response.setHeader('Content-Type', ['application/json']);
    response.write('of Next ');
    response.end(url);
  });
});
beforeEach(() => void front.logged.splice(0));
afterAll(() => front.close());

describe('the guards of an answer', () => {
  const policy = async (path: string, headers = {}) =>
    (await ask({ path, headers })).headers['content-security-policy'];

  it('name the scripts of a built page, of one that Next renders and of a notice', async () => {
    for (const path of ['/movie/embed', '/catalogue?q=page', '/nope'])
      expect(await policy(path), path).toContain(`script-src 'self' '${hash}'`);
    expect(await policy('/movie/embed', { 'if-none-match': '*' })).toContain(hash);
  });

  it('let whatever is no page run nothing', async () => {
    for (const path of [
      '/api/films',
      '/_next/static/chunks/a1b2.js',
      '/_i18n/x/xx/messages.json',
      '/builds/x',
    ])
      expect(await policy(path), path).toMatch(/^default-src 'none'; f/);
  });

  it('let guests in on the page that has them, which the router cannot have by itself', async () => {
    expect(await policy('/movie/embed')).toContain('https://www.youtube.com');
    expect(await policy('/movie/nosferatu')).not.toContain('https:');
    const asked = { path: '/movie/embed?_rsc=a', headers: { rsc: '1' } };
    const { status, headers, body } = await ask(asked);
    expect([status, headers['cache-control'], body]).toEqual([204, 'private, no-store', '']);
    expect((await ask({ ...asked, path: '/de/movie/nosferatu?_rsc=a' })).status).not.toBe(204);
  });
});

describe('the front', () => {
  it('sends a built page with a strong tag and rules for caches, and no cookie', async () => {
    const { status, headers, body } = await ask({ path: '/movie/nosferatu' });
    expect([status, body]).toEqual([200, '<h1>Nosferatu</h1>'.repeat(50)]);
    expect(headers).toMatchObject({ vary: 'rsc, Accept-Encoding', 'content-length': '900' });
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['br', 'gzip'])(
    'compresses with %s, under a tag of its own, and answers 304',
    async (encoding) => {
      const accept = { 'accept-encoding': encoding };
      const first = await ask({ path: '/movie/nosferatu', headers: accept });
      expect(first.headers['content-encoding']).toBe(encoding);
      expect(Number(first.headers['content-length'])).toBeLessThan(100);
      const etag = first.headers.etag ?? '';
      const again = await ask({
        path: '/movie/nosferatu',
        headers: { ...accept, 'if-none-match': etag },
      });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
      const plain = await ask({ path: '/movie/nosferatu', headers: { 'if-none-match': etag } });
      expect(plain.status).toBe(200);
    },
  );

  it('sends the head of a page alone', async () => {
    const { status, headers, body } = await ask({ path: '/movie/nosferatu', method: 'HEAD' });
    expect([status, headers['content-length'], body]).toEqual([200, '900', '']);
  });

  it('lets caches keep the home page for those who ask for it in the same language', async () => {
    const { headers } = await ask({ path: '/' });
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/);
    expect(headers.vary).toContain('Accept-Language, Cookie');
  });

  it('answers an unknown path in the language of the path, escaped and unstored', async () => {
    const { status, headers, body } = await ask({ path: '/de/nope?<b>' });
    expect([status, body]).toEqual([404, '<h1>de /de/nope?&lt;b&gt;</h1>']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask({ path: '/movie/%' })).body).toContain('<h1>fr /movie/%</h1>');
  });

  it('answers the router and other methods with a small 404', async () => {
    const answers = [{ headers: { rsc: '1' } }, { method: 'POST' }];
    for (const asked of answers) {
      const { status, headers, body } = await ask({ path: '/nope', ...asked });
      expect([status, headers['cache-control'], body]).toEqual([
        404,
        'private, no-store',
        'Not Found\n',
      ]);
    }
  });

  it('answers a picture or a script that is not there with a line', async () => {
    for (const dest of ['image', 'script', 'style', 'video']) {
      const { status, body } = await ask({
        path: '/favicon.ico',
        headers: { 'sec-fetch-dest': dest },
      });
      expect([status, body]).toEqual([404, 'Not Found\n']);
    }
    const { body } = await ask({ path: '/nope', headers: { 'sec-fetch-dest': 'document' } });
    expect(body).toContain('<h1>');
  });

  it('compresses the not-found page as well', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await ask({
        path: '/nope',
        headers: { 'accept-encoding': encoding },
      });
      expect([status, headers['content-encoding']]).toEqual([404, encoding]);
      expect(headers['x-request-id']).toBeDefined();
    }
  });

  it('hands what it does not hold to Next', async () => {
    expect((await ask({ path: '/fr/vod?x' })).body).toBe('of Next /fr/vod?x');
  });

  it('compresses what Next renders', async () => {
    const asked = { path: '/catalogue?view=list', headers: { 'accept-encoding': 'gzip' } };
    const { headers } = await ask(asked);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
  });

  it('says nothing that a visitor has put into its own header', async () => {
    const asked = { path: '/catalogue?q=fail', headers: { 'x-bobine-error-id': 'mine' } };
    expect((await ask(asked)).body).not.toContain('mine');
  });

  it.each(['/fr/vod?throw', '/fr/vod?fail', '/catalogue?q=throw', '/catalogue?q=fail'])(
    'shows the error page and logs a line when Next fails at %s',
    async (path) => {
      const { status, headers, body } = await ask({ path });
      const { id } = JSON.parse(front.logged[0] ?? '');
      expect([status, body]).toEqual([500, `<h1>Error ${id}</h1>`]);
      expect(id).toMatch(/^[\da-f]{8}$/);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(front.logged).toHaveLength(1);
      expect(JSON.parse(front.logged[0] ?? '')).toMatchObject({
        level: 'error',
        url: path,
      });
    },
  );

  it('answers 500 in text where the error page is missing as well', async () => {
    const { status, body } = await ask({ path: '/de/movie/nosferatu' });
    expect([status, body]).toEqual([500, 'Internal Server Error\n']);
  });
});
