import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServerBusyError } from '@/lib/server/ssr-cache/render-queue';
import { mapOfRoutes } from './build-routes/map-of-routes';
import { openSocket, readToEnd } from './connections/open-sockets';
import { openTestServer } from './open-test-server';

type Front = Awaited<ReturnType<typeof openTestServer>>;

describe('request handler', () => {
  /** Hash of the script `a()`. */
  const hash = `sha256-${createHash('sha256').update('a()').digest('base64')}`;
  let front: Front;
  const ask: Front['ask'] = (asked) => front.ask(asked);
  const policy = async (path: string, headers = {}) =>
    (await ask({ path, headers })).headers['content-security-policy'];

  beforeAll(async () => {
    front = await openTestServer(async ({ url = '' }, response) => {
      if (url.endsWith('throw')) throw new Error('lost');
      response.statusCode = url.endsWith('fail') ? 503 : 200;
      if (url.startsWith('/catalogue?q=page')) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.write('<script>a()</script>');
        return response.end(url);
      }
      // A route handler of Next passes a list.
      response.setHeader('Content-Type', ['application/json']);
      response.write('of Next ');
      response.end(url);
    });
  });
  beforeEach(() => void front.logged.splice(0));
  afterAll(() => front.close());

  it('allows the scripts of built pages, rendered pages and error pages by hash', async () => {
    for (const path of ['/movie/embed', '/catalogue?q=page', '/nope'])
      expect(await policy(path), path).toContain(`script-src 'self' '${hash}'`);
    expect(await policy('/movie/embed', { 'if-none-match': '*' })).toContain(hash);
  });

  it.each(['/api/films', '/_next/static/chunks/a1b2.js', '/_i18n/x/xx/messages.json', '/builds/x'])(
    'allows no script in %s, which is no page',
    async (path) => expect(await policy(path)).toMatch(/^default-src 'none'; f/),
  );

  it('allows third parties on their page only, and lets the router load it as a document', async () => {
    expect(await policy('/movie/embed')).toContain('https://www.youtube.com');
    expect(await policy('/movie/nosferatu')).not.toContain('https:');
    const asked = { path: '/movie/embed?_rsc=a', headers: { rsc: '1' } };
    const { status, headers, body } = await ask(asked);
    expect([status, headers['cache-control'], body]).toEqual([204, 'private, no-store', '']);
    expect((await ask({ ...asked, path: '/de/movie/nosferatu?_rsc=a' })).status).not.toBe(204);
  });

  it('answers an unknown path in the language of the path, escaped and unstored', async () => {
    const { status, headers, body } = await ask({ path: '/de/nope?<b>' });
    expect([status, body]).toEqual([404, '<h1>de /de/nope?&lt;b&gt;</h1>']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask({ path: '/movie/%' })).body).toContain('<h1>fr /movie/%</h1>');
  });

  it('passes other requests to Next', async () =>
    expect((await ask({ path: '/fr/vod?x' })).body).toBe('of Next /fr/vod?x'));

  it.each(['/fr/vod?throw', '/fr/vod?fail', '/catalogue?q=throw', '/catalogue?q=fail'])(
    'shows the error page and logs one line when Next fails at %s',
    async (path) => {
      const { status, headers, body } = await ask({ path });
      expect(front.logged).toHaveLength(1);
      const { id, ...line } = JSON.parse(front.logged[0] ?? '');
      expect([status, body]).toEqual([500, `<h1>Error ${id}</h1>`]);
      expect(id).toMatch(/^[\da-f]{8}$/);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(line).toMatchObject({ level: 'error', url: path });
    },
  );

  it.each([['two hosts', 'Host: a\r\nhost: b']])('refuses %s', async (_, head) => {
    const socket = await openSocket(front.server);
    socket.write(`GET / HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  it('gives every response a request id: the valid one of a proxy, or a new one', async () => {
    const files = ['/movie/nosferatu', '/catalogue', '/nope', '/media/study.mp4'];
    const paths = [...files, '/healthz', '/_errors'];
    const ids = [];
    for (const path of paths) ids.push((await ask({ path })).headers['x-request-id']);
    expect(ids.every((id) => /^[\w-]{8,64}$/.test(String(id)))).toBe(true);
    expect(new Set(ids).size).toBe(paths.length);
    const idFor = async (id: string) =>
      (await ask({ path: '/nope', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('proxy-4711')).toBe('proxy-4711');
    expect(await idFor('a b<script>')).not.toContain('<');
  });
});

describe('request handler with other settings', () => {
  let front: Front;
  const open = async (...given: Partial<Parameters<typeof openTestServer>>) => {
    const [next = async () => expect.unreachable(), more] = given;
    front = await openTestServer(next, more);
    return front;
  };
  const lines = () => front.logged.map((line) => JSON.parse(line));

  afterEach(() => void front.close());

  it('answers 429 with Retry-After when the render queue is full, without a log line', async () => {
    const { ask } = await open(undefined, {
      enqueueRender: () => Promise.reject(new ServerBusyError()),
    });
    const { status, headers, body } = await ask({ path: '/catalogue' });
    expect([status, headers['retry-after']]).toEqual([429, '2']);
    expect(body).toMatch(/^<h1>Error [\da-f]{8}<\/h1>$/);
    expect(front.logged).toEqual([]);
  });

  it('sends the error page instead of half a response of Next', async () => {
    const { ask } = await open(async (_, response) => {
      response.write('half');
      throw new Error('lost');
    });
    const { status, body } = await ask({ path: '/fr/vod' });
    expect(status).toBe(500);
    const [{ id }, ...others] = lines();
    expect([body, others]).toEqual([`<h1>Error ${id}</h1>`, []]);
  });

  it.each([
    ['unreadable', 'EIO', 500, [{ message: 'unread' }]],
    ['deleted', 'ENOENT', 404, []],
  ])('answers a request for a chunk that is %s (%s) with %i', async (_, code, status, logged) => {
    const chunks = async () => Promise.reject(Object.assign(new Error('unread'), { code }));
    const { ask } = await open(undefined, { chunks: chunks as never });
    expect((await ask({ path: '/_next/static/chunks/a1b2.js' })).status).toBe(status);
    expect(lines()).toMatchObject(logged);
  });
});

describe('request handler of a shop', () => {
  const token = 'Xk9_abcdefghijklmnop-1';
  const home = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  let front: Front;
  let closed: Front;
  let seen = 0;

  const next: Parameters<typeof openTestServer>[0] = async (_, response) => {
    seen += 1;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=9');
    response.setHeader('ETag', '"a"');
    response.end(`<script>a()</script>${seen}`);
  };

  beforeAll(async () => {
    front = await openTestServer(next, { routes: { ...mapOfRoutes(), hasShopConfig: true } });
    closed = await openTestServer(next);
  });
  beforeEach(() => {
    seen = 0;
  });
  afterAll(() => {
    front.close();
    closed.close();
  });

  it.each(['/commande', `/de/commande/${token}`, '/retractation', '/desk', '/api/shop/x'])(
    'renders %s for each request, uncached and not indexed',
    async (path) => {
      const first = await front.ask({ path });
      const again = await front.ask({ path, headers: { 'if-none-match': '"a"' } });
      expect([first.status, again.status, again.body]).toEqual([200, 200, '<script>a()</script>2']);
      expect(again.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("'sha256-"),
      });
      expect(again.headers.etag).toBeUndefined();
    },
  );

  it('has no shop addresses on a site that does not sell', async () => {
    for (const path of ['/commande', `/de/commande/${token}`, '/api/shop/orders'])
      for (const method of ['GET', 'POST'])
        expect((await closed.ask({ path, method, headers: home })).status, path).toBe(404);
    expect(seen).toBe(0);
  });
});
