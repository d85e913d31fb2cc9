// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchFailures } from '@/lib/player/session/watch-failures';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';

const fetching = vi.fn();
const isOnline = vi.fn(() => true);

beforeEach(() => {
  fetching.mockReset().mockResolvedValue({ status: 200 });
  isOnline.mockReturnValue(true);
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
});

const file = (src: string) => ({ provider: 'html5' as const, src });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const goOnline = () => window.dispatchEvent(new Event('online'));

function watch(...sources: PlayerSource['sources']) {
  const store = createStore();
  const recoveries = { next: vi.fn(), retry: vi.fn() };
  const rest = { type: 'video' as const, title: 'Film', autoplay: false, tracks: [] };
  const stop = watchFailures({ source: { ...rest, sources }, store }, recoveries);
  /** Fails the source; `change` overrides the failure's state. */
  const fail = async (change: Partial<PlayerState> = {}) => {
    store.write({ status: 'loading' });
    store.write({ status: 'failed', failure: 'unknown', source: 0, ...change });
    await settle();
  };
  return { store, ...recoveries, stop, fail };
}

test('the next source is tried once, without a request for the cause', async () => {
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

test('failures within 2 s of the same position are counted', async () => {
  const { fail, store } = watch(file('/a.mp4'));
  const failures: number[] = [];
  for (const currentTime of [10, 11.5, 13.5, 14]) {
    await fail({ currentTime });
    failures.push(store.read().failures);
  }
  expect(failures).toEqual([1, 2, 1, 2]);
});

test.each([
  [404, 'missing'],
  [200, 'network'],
])('the HTTP status %i explains the failure as %s', async (status, failure) => {
  fetching.mockResolvedValue({ status });
  const { fail, store } = watch(file('/a.mp4'));
  await fail({ failure: 'network' });
  expect(fetching).toHaveBeenCalledWith('/a.mp4', expect.objectContaining({ method: 'HEAD' }));
  expect(store.read().failure).toBe(failure);
});

test('a server that does not answer is a network failure, and the browser is not blamed before', async () => {
  fetching.mockRejectedValue(new TypeError('network'));
  const { fail, store, retry } = watch(file('/a.mp4'));
  const failing = fail({ failure: 'unsupported' });
  expect(store.read().failure).toBe('unknown');
  await failing;
  expect(store.read().failure).toBe('network');
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
});

test('a file that is there is loaded a second time before the browser is blamed', async () => {
  const { fail, store, retry } = watch(file('/a.mp4'));
  for (const failure of ['unknown', 'unsupported']) {
    await fail({ failure: 'unsupported' });
    expect(store.read().failure).toBe(failure);
  }
  expect(retry).toHaveBeenCalledOnce();
});

test('offline no other source is tried, and online the source is retried', async () => {
  isOnline.mockReturnValue(false);
  const { fail, next, retry } = watch(file('/a.mp4'), file('/b.mp4'));
  await fail({ failure: 'network' });
  expect(next).not.toHaveBeenCalled();
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  await fail({ source: 1 });
  expect(next).toHaveBeenCalledOnce();
});
