import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooBusy } from '@/lib/server/rendered/turns';
import { openFront } from './open-front';

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
    const { ask } = await open(undefined, { take: () => Promise.reject(new TooBusy()) });
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

  it('what is thrown at once is told as well', async () => {
    const { ask } = await open(undefined, {
      packs: (() => {
        throw new Error('no packs');
      }) as never,
    });
    const { status, body } = await ask({ path: '/movie/nosferatu' });
    expect([status, body]).toEqual([500, 'Internal Server Error\n']);
    expect(lines()).toMatchObject([{ message: 'no packs' }]);
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

  it('a file of the house that has gone is not there', async () => {
    const { root, ask } = await open();
    expect((await ask({ path: '/media/study.mp4' })).body).toBe('0123456789');
    rmSync(join(root, 'public/media/study.mp4'));
    const { status, body } = await ask({ path: '/media/study.mp4' });
    expect([status, body]).toEqual([404, expect.stringContaining('<h1>fr /media/study.mp4')]);
  });
});

describe('what the front is told', () => {
  it('when something changes: nothing is held beyond it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask } = await open(undefined, { nextChange: () => Date.now() + 7_000 });
    const { headers } = await ask({ path: '/movie/nosferatu' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=7, stale-if-error=86400');
  });

  it('whether visitors may be sent here', async () => {
    const { ask } = await open(undefined, { isReady: () => false });
    expect((await ask({ path: '/readyz' })).status).toBe(503);
    front.close();
    await open();
    expect((await front.ask({ path: '/readyz' })).status).toBe(200);
  });

  it('whether the site is at https', async () => {
    const house = { stores: [], isSecure: true, isSelling: false };
    const { ask } = await open(undefined, { house });
    const { headers } = await ask({ path: '/movie/nosferatu' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

describe('an address', () => {
  it('of errors is none to be read', async () => {
    const { ask } = await open();
    expect((await ask({ path: '/_errors' })).status).toBe(404);
    const sent = await ask({ path: '/_errors', method: 'POST', body: '{' });
    expect(sent.status).toBe(400);
  });

  it('of words in a language that nobody speaks here says so', async () => {
    const { ask } = await open();
    const { status, body } = await ask({ path: '/_i18n/x/xx/messages.json' });
    expect([status, body]).toEqual([404, '{"error":"Unknown locale"}']);
  });

  it('from which the front leads on depends on what the page depends on', async () => {
    const { ask } = await open();
    const { headers } = await ask({ path: '/movie/nosferatu', headers: { rsc: '1' } });
    expect(headers.vary).toBe('rsc');
  });
});
