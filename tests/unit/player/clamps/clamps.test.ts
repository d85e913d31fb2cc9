import { expect, test } from 'vitest';
import { clampVolume } from '@/lib/player/clamps/clamp-volume';
import { clampSpeed, clampTime } from '@/lib/player/plyr/create-handle';

test.each([
  [-0.2, 0],
  [0.4, 0.4],
  [7, 1],
  [Number.NaN, 0],
])('a volume of %f is %f', (given, volume) => {
  expect(clampVolume(given)).toBe(volume);
});

test.each([
  ['html5', 0.01, 0.0625],
  ['html5', 20, 16],
  ['vimeo', 0.1, 0.5],
  ['vimeo', 4, 2],
  ['youtube', 0.6, 0.5],
  ['youtube', 9, 2],
] as const)('%s takes a speed of %f as %f', (provider, given, speed) => {
  expect(clampSpeed(given, provider, [0.25, 0.5, 1, 1.5, 2])).toBe(speed);
});

test('YouTube without a list plays at its usual speed', () => {
  expect(clampSpeed(2, 'youtube', [])).toBe(1);
});

test.each([
  [-3, 60, 0],
  [30, 60, 30],
  [90, 60, 60],
  [30, Number.NaN, 0],
  [30, Number.POSITIVE_INFINITY, 0],
])('a seek to %f in %f s goes to %f', (time, duration, target) => {
  expect(clampTime(time, duration)).toBe(target);
});
