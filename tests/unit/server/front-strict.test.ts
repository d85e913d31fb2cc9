import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket, readToEnd } from './connections/open-sockets';
import { openFront } from './open-front';

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

it('says where errors are reported how that is done', async () => {
  const { status, headers } = await front.ask({ path: '/_errors', method: 'OPTIONS' });
  expect([status, headers.allow]).toEqual([204, 'POST, OPTIONS']);
});

it.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b'],
  ['the same twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b'],
  ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: me@a'],
])('refuses %s', async (_, head) => {
  expect(await say(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it.each(['a', 'films.example:8080', '127.0.0.1:3000', '[::1]:3000'])(
  'knows %s as a host',
  async (host) => {
    expect(await say(`GET /movie/nosferatu HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it('shows our not-found page for Next’s own paths too, in the visitor’s language', async () => {
  const german = await front.ask({ path: '/_next/nope', headers: { 'accept-language': 'de' } });
  expect([german.status, german.body]).toEqual([404, '<h1>de /_next/nope</h1>']);
  const french = await front.ask({ path: '/_next/static/nope.js' });
  expect([french.status, french.body]).toEqual([
    404,
    '<h1>fr /_next/static/nope.js</h1><script>a()</script>',
  ]);
  const chosen = { 'accept-language': 'fr', cookie: 'i18n_redirected=de' };
  expect((await front.ask({ path: '/media/nope.mp4', headers: chosen })).body).toContain(
    'de /media',
  );
});

it('does not know a file that the build has listed and that has gone since', async () => {
  const { status, headers } = await front.ask({ path: '/_next/static/chunks/gone.js' });
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(front.logged).toEqual([]);
});

it('sends Next’s own files compressed once, under a tag of their content, for a year', async () => {
  const path = '/_next/static/chunks/a1b2.js';
  for (const encoding of ['br', 'gzip']) {
    const accept = { 'accept-encoding': encoding };
    const { status, headers } = await front.ask({ path, headers: accept });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]{22}-/),
    });
    const again = await front.ask({
      path,
      headers: { ...accept, 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
  }
});

it('names every answer, as a proxy before it has or anew', async () => {
  const paths = [
    '/movie/nosferatu',
    '/catalogue',
    '/nope',
    '/media/study.mp4',
    '/healthz',
    '/_errors',
  ];
  const names = [];
  for (const path of paths) names.push((await front.ask({ path })).headers['x-request-id']);
  expect(names.every((name) => /^[\w-]{8,64}$/.test(String(name)))).toBe(true);
  expect(new Set(names).size).toBe(paths.length);
  const named = (id: string) => front.ask({ path: '/nope', headers: { 'x-request-id': id } });
  expect((await named('proxy-4711')).headers['x-request-id']).toBe('proxy-4711');
  expect((await named('a b<script>')).headers['x-request-id']).not.toContain('<');
});
