import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFailures } from '@/lib/player/session/watch-failures';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';

// @vitest-environment jsdom

const fetching = vi.fn();
const isOnline = vi.fn(() => true);

beforeEach(() => {
  fetching.mockReset().mockResolvedValue({ status: 200 });
  isOnline.mockReturnValue(true);
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (src: string) => ({ provider: 'html5' as const, src });
const abroad = { provider: 'youtube' as const, src: 'aqz-KE-bpKQ' };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const comeBack = () => window.dispatchEvent(new Event('online'));

function watch(...sources: PlayerSource['sources']) {
  const store = createStore();
  const ways = { next: vi.fn(), retry: vi.fn() };
  const about = { type: 'video' as const, title: 'Film', autoplay: false, tracks: [] };
  const stop = watchFailures({ source: { ...about, sources }, store }, ways);
  /** A source fails; what is said of it is that of the state before where it is absent. */
  const fail = async (said: Partial<PlayerState> = {}) => {
    store.write({ status: 'loading' });
    store.write({ status: 'failed', failure: 'unknown', source: 0, ...said });
    await settle();
  };
  return { store, ...ways, stop, fail };
}

test('the next source is tried where there is one, once, and nobody is asked why', async () => {
  const { next, fail, store } = watch(file('/a.mp4'), file('/b.mp4'));
  await fail();
  store.write({ currentTime: 3 });
  expect(next).toHaveBeenCalledOnce();
  expect(fetching).not.toHaveBeenCalled();
  await fail({ source: 1 });
  expect(next).toHaveBeenCalledOnce();
  expect(store.read().failures).toBe(1);
  expect(fetching).toHaveBeenCalledOnce();
});

test('failures at the same place are counted, at another they begin anew', async () => {
  const { fail, store } = watch(file('/a.mp4'));
  const failures: number[] = [];
  for (const currentTime of [10, 11.5, 13.5, 14]) {
    await fail({ currentTime });
    failures.push(store.read().failures);
  }
  // 2 s further is another place.
  expect(failures).toEqual([1, 2, 1, 2]);
});

test.each([
  [404, 'missing'],
  [200, 'network'],
])('a server that answers %i says of the file that it is %s', async (status, failure) => {
  fetching.mockResolvedValue({ status });
  const { fail, store } = watch(file('/a.mp4'));
  await fail({ failure: 'network' });
  expect(fetching).toHaveBeenCalledWith('/a.mp4', expect.objectContaining({ method: 'HEAD' }));
  expect(store.read().failure).toBe(failure);
});

test('an answer that comes when the film runs again is not heard', async () => {
  let answer = (_: { status: number }) => {};
  fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { fail, store } = watch(file('/a.mp4'));
  await fail();
  store.write({ status: 'playing', failure: undefined });
  answer({ status: 404 });
  await settle();
  expect(store.read().failure).toBeUndefined();
});

test.each([
  ['a file that the browser cannot read', file('/a.mp4'), 'decode'],
  ['a provider’s film', abroad, 'unknown'],
] as const)('of %s no server is asked', async (_, part, failure) => {
  await watch(part).fail({ failure });
  expect(fetching).not.toHaveBeenCalled();
});

test('without a network no other source is tried; with one it goes on, from the first source again', async () => {
  isOnline.mockReturnValue(false);
  const { fail, next, retry } = watch(file('/a.mp4'), file('/b.mp4'));
  await fail({ failure: 'network' });
  expect(next).not.toHaveBeenCalled();
  comeBack();
  expect(retry).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  await fail({ source: 1 });
  expect(next).toHaveBeenCalledOnce();
});

test('what failed for another cause, or runs, does not begin anew when the network comes', async () => {
  const { fail, retry, store } = watch(file('/a.mp4'));
  await fail({ failure: 'decode' });
  comeBack();
  store.write({ status: 'playing', failure: 'network' });
  comeBack();
  expect(retry).not.toHaveBeenCalled();
});

test('once it is stopped nothing is done any more', async () => {
  const { fail, next, retry, stop } = watch(file('/a.mp4'), file('/b.mp4'));
  isOnline.mockReturnValue(false);
  await fail({ failure: 'network' });
  stop();
  comeBack();
  isOnline.mockReturnValue(true);
  await fail({ failure: 'network' });
  expect([retry.mock.calls, next.mock.calls]).toEqual([[], []]);
});
