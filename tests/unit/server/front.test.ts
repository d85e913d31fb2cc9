import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFront } from '@/lib/server/front';
import { openPacks } from '@/lib/server/open-packs';
import { get } from './get';
import { mapOfRoutes } from './map-of-routes';

const folder = mkdtempSync(join(tmpdir(), 'bobine-front-'));
/** Of the script `a()`. */
const hash = `sha256-${createHash('sha256').update('a()').digest('base64')}`;
const logged: string[] = [];
const typed: unknown[] = [];
const server = createServer(
  createFront({
    routes: mapOfRoutes(),
    packs: openPacks(folder),
    house: { stores: [], isSecure: false },
    log: (line) => logged.push(line),
    next: async ({ url }, response) => {
      if (url === '/catalogue?throw') throw new Error('lost');
      response.statusCode = url === '/catalogue?fail' ? 503 : 200;
      if (url?.startsWith('/catalogue?page')) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.write('<script>a()</script>');
        return response.end(url);
      }
      // As Next does it where a route handler answers.
      response.setHeader('Content-Type', ['application/json']);
      typed.push(response.getHeader('content-type'));
      response.write('of Next ');
      response.end(url);
    },
  }),
);
const ask: typeof get = (asked) => get({ port: (server.address() as AddressInfo).port, ...asked });

beforeAll(async () => {
  mkdirSync(join(folder, 'fr/movie'), { recursive: true });
  mkdirSync(join(folder, 'de'));
  writeFileSync(
    join(folder, 'fr/movie/embed.html'),
    '<head><meta name="bobine-guests" content="youtube"/></head><script>a()</script>',
  );
  writeFileSync(join(folder, 'fr.html'), '<h1>Accueil</h1>');
  writeFileSync(join(folder, 'fr/movie/nosferatu.html'), '<h1>Nosferatu</h1>'.repeat(50));
  writeFileSync(
    join(folder, 'fr/page-not-found.html'),
    '<h1>fr BOBINE_REQUESTED_PATH</h1><script>a()</script>',
  );
  writeFileSync(join(folder, 'de/page-not-found.html'), '<h1>de BOBINE_REQUESTED_PATH</h1>');
  writeFileSync(join(folder, 'fr/server-error.html'), '<h1>Error BOBINE_ERROR_ID</h1>');
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(() => void logged.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the guards of an answer', () => {
  const policy = async (path: string, headers = {}) =>
    (await ask({ path, headers })).headers['content-security-policy'];

  it('name the scripts of a built page, of one that Next renders and of a notice', async () => {
    for (const path of ['/movie/embed', '/catalogue?page', '/nope'])
      expect(await policy(path), path).toContain(`script-src 'self' '${hash}'`);
    expect(await policy('/movie/embed', { 'if-none-match': '*' })).toContain(hash);
  });

  it('let whatever is no page run nothing', async () => {
    for (const path of ['/catalogue', '/_next/x.js', '/_i18n/x/xx/messages.json', '/builds/x'])
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

  it('leave a rendered page compressed as its reader accepts it', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    const { status, headers } = await ask({ path: '/catalogue?page', headers: accept });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(headers.vary).toContain('Accept-Encoding');
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

  it('lets no shared cache keep the home page', async () => {
    const { headers } = await ask({ path: '/' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Cookie');
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

  it('hands what it does not hold to Next', async () => {
    expect((await ask({ path: '/catalogue?x' })).body).toBe('of Next /catalogue?x');
  });

  it('has Next say the type of an answer as its compression understands it', async () => {
    typed.splice(0);
    await ask({ path: '/catalogue?x' });
    expect(typed).toEqual(['application/json']);
  });

  it('shortens how long a cache keeps the router’s payload of a page', async () => {
    const { headers } = await ask({ path: '/movie/nosferatu', headers: { rsc: '1' } });
    expect(headers['cache-control']).toContain('s-maxage=60');
  });

  it.each(['throw', 'fail'])(
    'shows the error page and logs a line when Next should %s',
    async (how) => {
      const { status, headers, body } = await ask({ path: `/catalogue?${how}` });
      const { id } = JSON.parse(logged[0] ?? '');
      expect([status, body]).toEqual([500, `<h1>Error ${id}</h1>`]);
      expect(id).toMatch(/^[\da-f]{8}$/);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(logged).toHaveLength(1);
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({
        level: 'error',
        url: `/catalogue?${how}`,
      });
    },
  );

  it('answers 500 in text where the error page is missing as well', async () => {
    const { status, body } = await ask({ path: '/de/movie/nosferatu' });
    expect([status, body]).toEqual([500, 'Internal Server Error\n']);
  });
});
