import { expect, test } from 'vitest';
import { advance, begin, endOf, fail, finish, idle } from '@/lib/navigation/loading/loading';
import { loadingPicture } from '@/lib/navigation/loading/loading-picture';

const started = begin(idle, 1000);
const seenAt = (loading: typeof idle, now: number) => loadingPicture(advance(loading, now), now);

test('throttle: nothing is shown for 200 ms', () => {
  expect(seenAt(started, 1199)).toBeUndefined();
  expect(seenAt(started, 1200)).toEqual({ progress: 0, failed: false, fading: false });
});

test('a page that arrives within the throttle is never shown, as one that was fetched ahead', () => {
  const arrived = finish(advance(started, 1199), 1199);
  expect(arrived).toBe(idle);
  expect(endOf(arrived)).toBeUndefined();
});

test('duration: the bar is at half after half of 2000 ms and at 70 after all of them', () => {
  expect(seenAt(started, 1200 + 1000)?.progress).toBe(50);
  expect(seenAt(started, 1200 + 2000)?.progress).toBe(70);
});

test('the bar only grows and is never full before the page is there', () => {
  const seen = [0, 100, 500, 2000, 10_000, 600_000].map(
    (ms) => seenAt(started, 1200 + ms)?.progress,
  );
  expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
  expect(seen.at(-1)).toBeLessThan(100);
});

test('hide delay: the full bar stands for 500 ms', () => {
  const full = finish(advance(started, 3000), 3000);
  expect(seenAt(full, 3000)).toEqual({ progress: 100, failed: false, fading: false });
  expect(seenAt(full, 3499)?.fading).toBe(false);
  expect(seenAt(full, 3500)).toEqual({ progress: 100, failed: false, fading: true });
});

test('reset delay: it fades for 400 ms and is empty again', () => {
  const full = finish(advance(started, 3000), 3000);
  expect(seenAt(full, 3899)?.fading).toBe(true);
  expect(advance(full, 3900)).toBe(idle);
});

test('each phase says when it ends, and only those that end by themselves', () => {
  const running = advance(started, 1200);
  expect(endOf(started)).toBe(1200);
  expect(endOf(running)).toBeUndefined();
  expect(endOf(fail(1300))).toBeUndefined();
  const full = finish(running, 3000);
  expect(endOf(full)).toBe(3500);
  expect(endOf(advance(full, 3600))).toBe(3900);
});

test('a failure is shown at once, full, and for as long as the browser needs', () => {
  expect(seenAt(fail(1100), 1100)).toEqual({ progress: 100, failed: true, fading: false });
  expect(seenAt(fail(1100), 60_000)?.failed).toBe(true);
});

test('a failed page that stands finishes in the colour of errors to the end', () => {
  const full = finish(fail(1100), 2000);
  expect(seenAt(full, 2499)).toEqual({ progress: 100, failed: true, fading: false });
  expect(seenAt(full, 2899)).toEqual({ progress: 100, failed: true, fading: true });
  expect(advance(full, 2900)).toBe(idle);
});

test('a second navigation starts the visible bar anew, without the throttle', () => {
  expect(seenAt(begin(advance(started, 4000), 4000), 4000)?.progress).toBe(0);
  expect(seenAt(begin(fail(4000), 4100), 4100)).toEqual({
    progress: 0,
    failed: false,
    fading: false,
  });
});

test('a navigation that follows a finished one waits for the throttle again', () => {
  const full = finish(advance(started, 3000), 3000);
  expect(seenAt(begin(full, 3100), 3299)).toBeUndefined();
});
