import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSafetyTimer, createWatchdog } from '@/lib/ads/timers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the wait for an ad', () => {
  test('the film waits 12 seconds in all, however often an ad is waited for', () => {
    const over = vi.fn();
    const timer = createSafetyTimer(over);
    timer.start();
    vi.advanceTimersByTime(11_999);
    timer.start();
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledOnce();
  });

  test('the seconds begin anew after they have passed or were stopped', () => {
    const over = vi.fn();
    const timer = createSafetyTimer(over);
    timer.start();
    vi.advanceTimersByTime(12_000);
    timer.start();
    vi.advanceTimersByTime(6_000);
    timer.stop();
    timer.start();
    vi.advanceTimersByTime(6_000);
    expect(over).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(6_000);
    expect(over).toHaveBeenCalledTimes(2);
  });
});

describe('an ad that stands still', () => {
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
});
