import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallNext } from '@/lib/server/call-next';
import { answerFilmsApi } from '@/lib/server/ssr-cache/films-api';
import { createRenderQueue, ServerBusyError } from '@/lib/server/ssr-cache/render-queue';
import { cacheKey, canonicalAddress, openSsrCache } from '@/lib/server/ssr-cache/ssr-cache';

test('answerFilmsApi answers the films API without Next, and leaves the rest to Next', async () => {
  const callNext = vi.fn<CallNext>();
  const ask = answerFilmsApi(callNext);
  const { body, ...head } = await ask('/api/films?limit=1&locale=de');
  expect(head).toMatchObject({ status: 200, headers: { etag: expect.any(String) }, cookies: [] });
  expect(JSON.parse(body.toString())).toMatchObject({
    ...{ locale: 'de', films: [{ path: expect.stringMatching(/^\/de\/movie\//) }] },
  });
  expect((await ask('/api/films?limit=0')).status).toBe(400);
  expect(callNext).not.toHaveBeenCalled();
  await ask('/api/cards?films=faust', { accept: '*/*' }, { method: 'GET' });
  expect(callNext).toHaveBeenCalledExactlyOnceWith(
    ...['/api/cards?films=faust', { accept: '*/*' }, { method: 'GET' }],
  );
});

describe('openSsrCache', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));

  /** A cache over a stand-in for Next, whose responses have this size. */
  function open({ status = 200, size = 1000, ...more }: Partial<Given> = {}) {
    const asked: unknown[] = [];
    const ask: CallNext = async (path, headers) => {
      asked.push([path, headers]);
      const body = Buffer.from(path.padEnd(size));
      return { status, headers: { 'x-own': 'a' }, cookies: ['b=1'], body };
    };
    return { asked, ...openSsrCache({ callNext: ask, ...more }) };
  }
  type Given = Omit<Parameters<typeof openSsrCache>[0], 'callNext'> & {
    status: number;
    size: number;
  };

  test('a response is cached without the cookies of its client', async () => {
    const { asked, find, render } = open();
    expect(find('/a')).toBeUndefined();
    const made = await render('/a', { 'x-id': '1' });
    expect(asked).toEqual([['/a', { 'x-id': '1' }]]);
    expect(made).toMatchObject({ status: 200, headers: { 'x-own': 'a' } });
    expect(made).not.toHaveProperty('cookies');
    expect(made.cachedBody.body.toString().trim()).toBe('/a');
    expect(find('/a')).toBe(made);
    expect(find('/b')).toBeUndefined();
  });

  test.each([201, 302, 404, 500])('a response with status %i is not cached', async (status) => {
    const { find, render } = open({ status });
    expect((await render('/a', {})).status).toBe(status);
    expect(find('/a')).toBeUndefined();
  });

  test('a response expires at the next change', async () => {
    const { find, render } = open({ nextChange: () => 1_000_500 });
    const made = await render('/a', {});
    vi.setSystemTime(1_000_499);
    expect(find('/a')).toBe(made);
    vi.setSystemTime(1_000_500);
    expect(find('/a')).toBeUndefined();
    vi.setSystemTime(1_000_000);
    expect(find('/a'), 'evicted').toBeUndefined();
  });

  test('a response expires when the state changes, also during its rendering', async () => {
    let state = {};
    const { find, render } = open({ state: () => state });
    const made = await render('/a', {});
    expect(find('/a')).toBe(made);
    state = {};
    expect(find('/a')).toBeUndefined();
    const making = render('/a', {});
    state = {};
    await making;
    expect(find('/a')).toBeUndefined();
  });

  test('the least recently used response is evicted, with compressed forms counted', async () => {
    // Each counts as its bytes and a kilobyte.
    const { find, render } = open({ most: 5_000 });
    const made = await render('/a', {});
    await render('/b', {});
    await made.cachedBody.encoded('gzip');
    expect([find('/a') !== undefined, find('/b') !== undefined]).toEqual([true, true]);
    await render('/c', {});
    expect(['/a', '/b', '/c'].map((path) => find(path) !== undefined)).toEqual([false, true, true]);
    const tight = open({ most: 4_060 });
    const first = await tight.render('/a', {});
    await tight.render('/b', {});
    await first.cachedBody.encoded('gzip');
    expect(['/a', '/b'].map((path) => tight.find(path) !== undefined)).toEqual([true, false]);
  });
});

describe('createRenderQueue', () => {
  const wanted = () => true;
  /** Tasks that end on demand, with the number that ran at once. */
  function works() {
    const ends: (() => void)[] = [];
    const running = { now: 0, most: 0, begun: 0 };
    const work = async () => {
      running.begun += 1;
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise<void>((end) => ends.push(end));
      running.now -= 1;
      return 'done';
    };
    const endAll = async (count: number) => {
      for (let ended = 0; ended < count; ended += 1) {
        while (!ends.length) await new Promise((resolve) => setTimeout(resolve));
        ends.shift()?.();
      }
    };
    return { running, work, endAll };
  }

  test('tasks run one at a time, in their order', async () => {
    const take = createRenderQueue();
    const order: number[] = [];
    const all = [1, 2, 3].map((n) => take({ isWanted: wanted }, async () => order.push(n)));
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3]);
    const { running, work, endAll } = works();
    const two = [take({ isWanted: wanted }, work), take({ isWanted: wanted }, work)];
    await endAll(2);
    expect(await Promise.all(two)).toEqual(['done', 'done']);
    expect(running.most).toBe(1);
  });

  test('a task that no client waits for is skipped', async () => {
    const take = createRenderQueue();
    const { running, work, endAll } = works();
    const first = take({ isWanted: wanted }, work);
    const left = take({ isWanted: () => false }, work);
    await endAll(1);
    expect([await first, await left]).toEqual(['done', undefined]);
    expect(running.begun).toBe(1);
  });

  test('a full queue rejects tasks, with the time of a retry', async () => {
    const take = createRenderQueue({ waiting: 2, ofVisitor: 9 });
    const { work, endAll } = works();
    const taken = [1, 2, 3].map(() => take({ isWanted: wanted }, work));
    const refused = await take({ isWanted: wanted }, work).catch((error) => error);
    expect(refused).toBeInstanceOf(ServerBusyError);
    expect(refused.seconds).toBeGreaterThan(0);
    await endAll(3);
    await Promise.all(taken);
    const later = take({ isWanted: wanted }, work);
    await endAll(1);
    expect(await later).toBe('done');
  });

  test('one visitor cannot fill the queue', async () => {
    const take = createRenderQueue({ waiting: 9, ofVisitor: 2 });
    const { work, endAll } = works();
    const ask = (visitor?: string) => take({ visitor, isWanted: wanted }, work);
    const taken = [ask('a'), ask('a'), ask('b'), ask(), ask(), ask()];
    await expect(ask('a')).rejects.toThrow(ServerBusyError);
    await endAll(6);
    await Promise.all(taken);
    const again = ask('a');
    await endAll(1);
    expect(await again, 'when the first are done').toBe('done');
  });
});

test.each([
  ['/catalogue', '/catalogue'],
  ['/catalogue?utm_source=x&sort=featured&page=1', '/catalogue'],
  ['/catalogue?genre=war&genre=horror&q=++a+', '/catalogue?q=a&genre=horror&genre=war'],
  ['/catalogue?__proto__=1&sort=a', '/catalogue'],
  ['/de/catalogue?genre=NOPE!&view=list', '/de/catalogue?view=list'],
])('the cache key of %s is %s', (asked, kept) => expect(cacheKey(asked)).toBe(kept));

test.each([
  ['/catalogue?genre=NOPE!', '/catalogue'],
  ['/de/catalogue?genre=NOPE!&view=list', '/de/catalogue?view=list'],
])('the canonical address of %s is %s', (asked, straight) =>
  expect(canonicalAddress(asked)).toBe(straight),
);

test.each(['/catalogue', '/catalogue?genre=war', '/vod?genre=NOPE!', '/api/films?genre=NOPE!'])(
  '%s is not redirected',
  (asked) => expect(canonicalAddress(asked)).toBeUndefined(),
);
