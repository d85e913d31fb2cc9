import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatchdog } from '@/lib/ads/watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const ad = { elapsed: 0, paused: false };
  const onStill = vi.fn();
  const elapsed = vi.fn(() => ad.elapsed);
  const watchdog = createWatchdog({ elapsed, paused: () => ad.paused, onStill });
  watchdog.start();
  return { ad, onStill, elapsed, watchdog };
}

test('an ad that has begun and goes on no more is said to stand still, once', () => {
  const { onStill } = watch();
  vi.advanceTimersByTime(12_000);
  expect(onStill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onStill).toHaveBeenCalledOnce();
});

test('one that runs, and one that the visitor has stopped, do not', () => {
  const { ad, onStill } = watch();
  for (let second = 0; second < 30; second += 1) {
    ad.elapsed += 1;
    vi.advanceTimersByTime(1000);
  }
  ad.paused = true;
  vi.advanceTimersByTime(60_000);
  expect(onStill).not.toHaveBeenCalled();
  ad.paused = false;
  vi.advanceTimersByTime(13_000);
  expect(onStill).toHaveBeenCalledOnce();
});

test('one that cannot say how far it is stands still', () => {
  const { elapsed, onStill } = watch();
  elapsed.mockImplementation(() => {
    throw new Error('destroyed');
  });
  vi.advanceTimersByTime(14_000);
  expect(onStill).toHaveBeenCalledOnce();
});

test('nothing is said of one that is over', () => {
  const { watchdog, onStill } = watch();
  watchdog.stop();
  vi.advanceTimersByTime(60_000);
  expect(onStill).not.toHaveBeenCalled();
});
