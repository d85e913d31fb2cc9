// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFailures } from '@/lib/player/session/watch-failures';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/create-store';
import type { PlayerState } from '@/lib/player/state/player-state';

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

function watch(sources: PlayerSource['sources']) {
  const store = createStore();
  const ways = { next: vi.fn(), retry: vi.fn() };
  const source: PlayerSource = {
    type: 'video',
    title: 'Film',
    autoplay: false,
    tracks: [],
    sources,
  };
  const stop = watchFailures({ source, store }, ways);
  /** A source fails; what is said of it is that of the state before where it is absent. */
  const fail = async (said: Partial<PlayerState> = {}) => {
    store.write({ status: 'loading' });
    store.write({ status: 'failed', failure: 'unknown', source: 0, ...said });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, ...ways, stop, fail };
}

test('the next source is tried where there is one, once, and nobody is asked why', async () => {
  const { next, fail, store } = watch([file('/a.mp4'), file('/b.mp4')]);
  await fail();
  expect(next).toHaveBeenCalledOnce();
  expect(fetching).not.toHaveBeenCalled();
  await fail({ source: 1 });
  expect(next).toHaveBeenCalledOnce();
  expect(store.read().failures).toBe(1);
  expect(fetching).toHaveBeenCalledOnce();
});

test('without a network the other sources are not tried', async () => {
  isOnline.mockReturnValue(false);
  const { next, fail } = watch([file('/a.mp4'), file('/b.mp4')]);
  await fail();
  expect(next).not.toHaveBeenCalled();
});

test('failures at the same place are counted, at another they begin anew', async () => {
  const { fail, store } = watch([file('/a.mp4')]);
  const failures: number[] = [];
  for (const currentTime of [10, 11.5, 13.5, 14]) {
    await fail({ currentTime });
    failures.push(store.read().failures);
  }
  // 2 s further is another place.
  expect(failures).toEqual([1, 2, 1, 2]);
});

test('a file that is not there is said to be so by its server', async () => {
  fetching.mockResolvedValue({ status: 404 });
  const { fail, store } = watch([file('/a.mp4')]);
  await fail();
  expect(fetching).toHaveBeenCalledWith('/a.mp4', expect.objectContaining({ method: 'HEAD' }));
  await vi.waitFor(() => expect(store.read().failure).toBe('missing'));
});

test('an answer that comes when the film runs again is not heard', async () => {
  let answer = (_: { status: number }) => {};
  fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { fail, store } = watch([file('/a.mp4')]);
  await fail();
  store.write({ status: 'playing', failure: undefined });
  answer({ status: 404 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.read().failure).toBeUndefined();
});

test.each([
  ['a file that the browser cannot read', file('/a.mp4'), 'decode'],
  ['a provider’s film', abroad, 'unknown'],
] as const)('of %s no server is asked', async (_, part, failure) => {
  const { fail } = watch([part]);
  await fail({ failure });
  expect(fetching).not.toHaveBeenCalled();
});

const comeBack = () => window.dispatchEvent(new Event('online'));

test('what the network has broken off goes on once that is there, from the first source again', async () => {
  isOnline.mockReturnValue(false);
  const { fail, next, retry } = watch([file('/a.mp4'), file('/b.mp4')]);
  await fail({ failure: 'network' });
  comeBack();
  expect(retry).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  await fail({ source: 1 });
  expect(next).toHaveBeenCalledOnce();
});

test('what failed for another cause, or runs, does not begin anew when the network comes', async () => {
  const { fail, retry, store } = watch([file('/a.mp4')]);
  await fail({ failure: 'decode' });
  comeBack();
  store.write({ status: 'playing', failure: 'network' });
  comeBack();
  expect(retry).not.toHaveBeenCalled();
});

test('once it is stopped nothing is done any more', async () => {
  const { fail, next, retry, stop, store } = watch([file('/a.mp4'), file('/b.mp4')]);
  isOnline.mockReturnValue(false);
  await fail({ failure: 'network' });
  stop();
  comeBack();
  isOnline.mockReturnValue(true);
  store.write({ status: 'loading' });
  store.write({ status: 'failed', failure: 'network' });
  expect(retry).not.toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();
});
