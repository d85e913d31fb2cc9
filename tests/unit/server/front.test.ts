import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSocket, readToEnd } from './connections/open-sockets';
import { openFront } from './open-front';

describe('what the front sends', () => {
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
        ...['/api/films', '/_next/static/chunks/a1b2.js', '/_i18n/x/xx/messages.json', '/builds/x'],
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

    it('answers an unknown path in the language of the path, escaped and unstored', async () => {
      const { status, headers, body } = await ask({ path: '/de/nope?<b>' });
      expect([status, body]).toEqual([404, '<h1>de /de/nope?&lt;b&gt;</h1>']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await ask({ path: '/movie/%' })).body).toContain('<h1>fr /movie/%</h1>');
    });

    it('hands what it does not hold to Next', async () =>
      expect((await ask({ path: '/fr/vod?x' })).body).toBe('of Next /fr/vod?x'));

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
  });
});

describe('what the front refuses and names', () => {
  let front: Awaited<ReturnType<typeof openFront>>;

  beforeAll(async () => {
    front = await openFront(async (_, response) => void response.end('of Next'));
  });
  afterAll(() => front.close());

  const say = async (head: string) => {
    const socket = await openSocket(front.server);
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    return readToEnd(socket);
  };

  it.each(['/movie/nosferatu', '/catalogue', '/poster/a.svg', '/media/study.mp4'])(
    'lets %s be read and nothing else',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
        const { status, headers, body } = await front.ask({ path, method });
        expect([method, status, body]).toEqual([method, 405, 'Method Not Allowed\n']);
        expect(headers.allow).toBe('GET, HEAD, OPTIONS');
        expect(headers['cache-control']).toBe('private, no-store');
      }
      const { status, headers, body } = await front.ask({ path, method: 'OPTIONS' });
      expect([status, headers.allow, body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    },
  );

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b'],
    ['the same twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b'],
    ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: me@a'],
  ])('refuses %s', async (_, head) =>
    expect(await say(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/),
  );

  it('names every answer, as a proxy before it has or anew', async () => {
    const paths = [
      ...['/movie/nosferatu', '/catalogue', '/nope', '/media/study.mp4', '/healthz', '/_errors'],
    ];
    const names = [];
    for (const path of paths) names.push((await front.ask({ path })).headers['x-request-id']);
    expect(names.every((name) => /^[\w-]{8,64}$/.test(String(name)))).toBe(true);
    expect(new Set(names).size).toBe(paths.length);
    const named = (id: string) => front.ask({ path: '/nope', headers: { 'x-request-id': id } });
    expect((await named('proxy-4711')).headers['x-request-id']).toBe('proxy-4711');
    expect((await named('a b<script>')).headers['x-request-id']).not.toContain('<');
  });
});
