import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServerBusyError } from '@/lib/server/ssr-cache/render-queue';
import { openFront } from './open-front';

describe('failures', () => {
  type Front = Awaited<ReturnType<typeof openFront>>;
  let front: Front;
  const open = async (...given: Partial<Parameters<typeof openFront>>) => {
    const [next = async () => expect.unreachable(), more] = given;
    front = await openFront(next, more);
    return front;
  };

  afterEach(() => {
    vi.useRealTimers();
    front.close();
  });

  const lines = () => front.logged.map((line) => JSON.parse(line));

  describe('where something fails', () => {
    it('too much at once is told with when to come again, and is no line of the log', async () => {
      const { ask } = await open(undefined, { take: () => Promise.reject(new ServerBusyError()) });
      const { status, headers, body } = await ask({ path: '/catalogue' });
      expect([status, headers['retry-after']]).toEqual([429, '2']);
      expect(body).toMatch(/^<h1>Error [\da-f]{8}<\/h1>$/);
      expect(front.logged).toEqual([]);
    });

    it('a visitor does not choose what the failure is called', async () => {
      const { ask } = await open();
      const headers = { 'x-bobine-error-id': 'mine', 'x-request-id': 'proxy-0001' };
      const { status } = await ask({ path: '/de/movie/nosferatu', headers });
      expect(status).toBe(500);
      expect(lines()).toMatchObject([
        {
          id: expect.stringMatching(/^[\da-f]{8}$/),
          url: '/de/movie/nosferatu',
          request: 'proxy-0001',
        },
      ]);
    });

    it('half an answer of Next’s is none', async () => {
      const { ask } = await open(async (_, response) => {
        response.write('half');
        throw new Error('lost');
      });
      const { status, body } = await ask({ path: '/fr/vod' });
      expect(status).toBe(500);
      const [{ id }, ...others] = lines();
      expect([body, others]).toEqual([`<h1>Error ${id}</h1>`, []]);
    });

    it('a chunk that cannot be read is a fault, one that has gone is not there', async () => {
      const chunks = (code: string) =>
        (async () => Promise.reject(Object.assign(new Error('unread'), { code }))) as never;
      await open(undefined, { chunks: chunks('EIO') });
      const path = '/_next/static/chunks/a1b2.js';
      expect((await front.ask({ path })).status).toBe(500);
      expect(lines()).toMatchObject([{ message: 'unread' }]);
      front.close();
      await open(undefined, { chunks: chunks('ENOENT') });
      expect((await front.ask({ path })).status).toBe(404);
      expect(front.logged).toEqual([]);
    });
  });

  describe('what the front is told', () => {
    it('when something changes: nothing is held beyond it', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { ask } = await open(undefined, { nextChange: () => Date.now() + 7_000 });
      const { headers } = await ask({ path: '/movie/nosferatu' });
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=7, stale-if-error=86400');
    });

    it('whether the site is at https', async () => {
      const house = { stores: [], isSecure: true, isSelling: false };
      const { ask } = await open(undefined, { site: house });
      const { headers } = await ask({ path: '/movie/nosferatu' });
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    });
  });
});

describe('caches', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  const status = (url = '') => Number(/status=(\d+)/.exec(url)?.[1] ?? 200);

  beforeAll(async () => {
    // As Next answers a page that it has built: with rules of its own, whatever the status.
    front = await openFront(async ({ url }, response) => {
      response.statusCode = status(url);
      response.setHeader('Cache-Control', 's-maxage=31536000');
      if (response.statusCode < 400) response.setHeader('Location', '/elsewhere');
      response.end();
    });
  });
  afterAll(() => front.close());

  const rsc = { rsc: '1' };
  const german = { 'accept-language': 'de' };

  describe('what a cache may keep', () => {
    describe.each(['/fr/vod', '/api/films'])('of %s', (path) => {
      it.each([301, 302, 307, 308])('is nothing that sends elsewhere, with %i', async (code) => {
        const { headers } = await front.ask({ path: `${path}?status=${code}` });
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers.vary).toContain('rsc');
      });

      it.each([400, 404, 429, 500])('is nothing that failed, with %i', async (code) => {
        const { headers } = await front.ask({ path: `${path}?status=${code}` });
        expect(headers['cache-control']).toBe('private, no-store');
      });
    });

    it('is no visit to / that goes on elsewhere, on whatever it depends', async () => {
      const { headers } = await front.ask({ path: '/?a=1', headers: german });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.vary).toBe('rsc, Accept-Language, Cookie');
      expect(headers.location).toBe('/de?a=1');
    });
  });

  describe('a cache that knows addresses alone', () => {
    it('is sent on by who asks for a payload under the page’s address, and keeps nothing', async () => {
      const { status, headers, body } = await front.ask({ path: '/movie/nosferatu', headers: rsc });
      expect([status, headers.location, body]).toEqual([307, '/movie/nosferatu?_rsc', '']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.vary).toContain('rsc');
    });
  });
});
