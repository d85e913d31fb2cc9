import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installNginx, type Nginx } from '@/tools/setup/nginx';
import { get } from './get';
import { openFront } from './open-front';
import { openNginx } from './open-nginx';

// Debian's package. Without it these tests are skipped, and their title says so.
const nginx = installNginx();
const missing = nginx ? '' : ' (SKIPPED: no nginx here, apt-get install nginx-light)';

const rsc = { rsc: '1' };
const segment = { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const pages = ['/movie/nosferatu', '/catalogue', '/poster/a.svg', '/fr/movie/nosferatu'];

describe.skipIf(!nginx).each([
  ['that supports Vary', true],
  ['that ignores Vary', false],
])(`behind a cache %s${missing}`, (_, supportsVary) => {
  let front: Awaited<ReturnType<typeof openFront>>;
  let cache: Nginx;
  beforeAll(async () => {
    // As Next does: a redirect to the plain path, payloads by a header, a year for all.
    front = await openFront(async ({ url, headers }, response) => {
      response.statusCode = url?.startsWith('/fr/') ? 308 : 200;
      response.setHeader('Cache-Control', 's-maxage=31536000');
      if (response.statusCode === 308) response.setHeader('Location', '/movie/nosferatu');
      response.setHeader('Content-Type', headers.rsc ? 'text/x-component' : 'text/html');
      response.end(headers.rsc ? '1:"payload"' : '<h1>of Next</h1>');
    });
    cache = await openNginx([front.port], supportsVary);
  });
  afterAll(async () => {
    await cache?.stop();
    front?.close();
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    get({ path, headers, port: cache.port });

  it('a visitor never gets a response to other request headers', async () => {
    const bad = [rsc, segment, { ...rsc, 'next-url': '/x' }, { rsc: '2' }, { 'next-url': '/x' }];
    for (const path of pages)
      for (const headers of bad)
        for (const address of [path, `${path}?_rsc`, `${path}?_rsc=abcde`]) {
          await ask(address, headers as Record<string, string>);
          const visit = await ask(path);
          const type = visit.headers['content-type'];
          expect(type, `${address} ${JSON.stringify(headers)}`).not.toBe('text/x-component');
          expect([200, 308]).toContain(visit.status);
          expect(visit.headers.location ?? '').not.toContain('_rsc');
        }
  });

  it('redirects are not stored', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await ask('/movie/nosferatu?sent=on', rsc)).headers['x-cache']).not.toBe('HIT');
      expect((await ask('/fr/movie/nosferatu')).headers['x-cache']).not.toBe('HIT');
    }
  });

  it('a payload is never a cached segment', async () => {
    await ask('/movie/nosferatu?_rsc', segment);
    const { status, body } = await ask('/movie/nosferatu?_rsc', rsc);
    expect([status, body]).toEqual([200, '1:"payload"']);
  });

  it('the home page is stored, its redirect is not', async () => {
    const german = { 'accept-language': 'de-CH,de;q=0.9' };
    const french = { 'accept-language': 'fr-CH,fr;q=0.9' };
    if (supportsVary) {
      const sent = await ask('/', german);
      expect([sent.status, sent.headers.location]).toEqual([302, '/de']);
    }
    for (const cache of ['MISS', 'HIT']) {
      const { status, headers } = await ask('/', french);
      expect([status, headers['x-cache']]).toEqual([200, cache]);
    }
    // A cache that ignores Vary shows the French page to all visitors.
    const chosen = await ask('/', { ...french, cookie: 'i18n_redirected=de' });
    expect(chosen.status).toBe(supportsVary ? 302 : 200);
    expect((await ask('/', german)).status).toBe(supportsVary ? 302 : 200);
  });

  it('pages and payloads are stored', async () => {
    for (const headers of [{}, rsc]) {
      const path = headers === rsc ? '/movie/nosferatu?_rsc' : '/movie/nosferatu?stored';
      await ask(path, headers);
      expect((await ask(path, headers)).headers['x-cache']).toBe('HIT');
    }
  });

  it('a page under the address of a payload is not stored', async () => {
    await ask('/movie/nosferatu?_rsc&first');
    const { headers } = await ask('/movie/nosferatu?_rsc&first', rsc);
    expect(headers['content-type']).not.toContain('html');
  });
});
