import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViewable } from '@/lib/ads/vast/watch-viewable';

let seen: (...ratios: number[]) => void = () => {};
const observe = vi.fn();
const disconnect = vi.fn();
let options: unknown;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { intersectionRatio: number }[]) => void, given: unknown) {
        seen = (...ratios) => listener(ratios.map((intersectionRatio) => ({ intersectionRatio })));
        options = given;
      }
      observe = observe;
      disconnect = disconnect;
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

test('exactly half is enough', () => {
  const tell = vi.fn();
  watchViewable(element, tell);
  seen(0.5);
  vi.advanceTimersByTime(2_000);
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

test('it is half of the ad itself that is watched, and no longer than until it is told', () => {
  const end = watchViewable(element, vi.fn());
  expect(options).toEqual({ threshold: [0.5] });
  expect(observe).toHaveBeenCalledExactlyOnceWith(element);
  expect(disconnect).not.toHaveBeenCalled();
  seen(1);
  vi.advanceTimersByTime(2_000);
  expect(disconnect).toHaveBeenCalledOnce();
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('of several moments at once the last one counts', () => {
  const tell = vi.fn();
  watchViewable(element, tell);
  seen(1, 0.2);
  seen();
  vi.advanceTimersByTime(5_000);
  expect(tell).not.toHaveBeenCalled();
  seen(0.2, 1);
  vi.advanceTimersByTime(2_000);
  expect(tell).toHaveBeenCalledExactlyOnceWith('viewable');
});

test('one that is over before its two seconds are was not viewable, and stays so', () => {
  const tell = vi.fn();
  const end = watchViewable(element, tell);
  seen(1);
  vi.advanceTimersByTime(1_000);
  end();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(tell).toHaveBeenCalledExactlyOnceWith('notViewable');
});

test('a browser that cannot tell says so once, however the ad ends', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const tell = vi.fn();
  const end = watchViewable(element, tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith('undetermined');
  end();
  expect(tell).toHaveBeenCalledOnce();
});
