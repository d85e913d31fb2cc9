import { beforeEach, expect, test, vi } from 'vitest';
import { createSafetyTimer, createWatchdog } from '@/lib/ads/timers';

beforeEach(() => void vi.useFakeTimers());

test('createSafetyTimer ends 12 seconds after its first start', () => {
  const over = vi.fn();
  const timer = createSafetyTimer(over);
  timer.start();
  vi.advanceTimersByTime(11_999);
  timer.start();
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

function watch() {
  const ad = { elapsed: 0, paused: false };
  const onStall = vi.fn();
  const elapsed = vi.fn(() => ad.elapsed);
  const watchdog = createWatchdog({ elapsed, paused: () => ad.paused, onStall });
  watchdog.start();
  return { ad, onStall, elapsed, watchdog };
}

test('createWatchdog: an ad whose time does not change for 12 seconds is reported once', () => {
  const { onStall } = watch();
  vi.advanceTimersByTime(12_000);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onStall).toHaveBeenCalledOnce();
});

test('createWatchdog: an ad whose time cannot be read counts as stalled', () => {
  const { elapsed, onStall } = watch();
  elapsed.mockImplementation(() => {
    throw new Error('destroyed');
  });
  vi.advanceTimersByTime(14_000);
  expect(onStall).toHaveBeenCalledOnce();
});
