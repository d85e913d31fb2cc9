import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViewable } from '@/lib/ads/vast/watch-viewable';

let seen: (ratio: number) => void = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { intersectionRatio: number }[]) => void) {
        seen = (intersectionRatio) => listener([{ intersectionRatio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const element = {} as Element;

test('half of an ad for two seconds is viewable, and that is told once', () => {
  const tell = vi.fn();
  const end = watchViewable(element, tell);
  seen(0.5);
  vi.advanceTimersByTime(1_999);
  seen(0.2);
  seen(0.9);
  vi.advanceTimersByTime(1_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  end();
  expect(tell).toHaveBeenCalledExactlyOnceWith('viewable');
});

test('one that was never on the screen was not viewable', () => {
  const tell = vi.fn();
  watchViewable(element, tell)();
  expect(tell).toHaveBeenCalledExactlyOnceWith('notViewable');
});

test('a browser that cannot tell says so', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const tell = vi.fn();
  watchViewable(element, tell)();
  expect(tell).toHaveBeenCalledExactlyOnceWith('undetermined');
});
