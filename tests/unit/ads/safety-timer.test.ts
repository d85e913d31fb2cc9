import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafetyTimer } from '@/lib/ads/safety-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('a timer that was stopped says nothing', () => {
  const over = vi.fn();
  const timer = createSafetyTimer(over);
  timer.start();
  timer.stop();
  vi.advanceTimersByTime(12_000);
  expect(over).not.toHaveBeenCalled();
});
