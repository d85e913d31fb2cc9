import { expect, test } from 'vitest';
import { judgePosition } from '@/lib/player/resume/attach-resume';

test.each([
  [0, 600, 'leave'],
  [10, 600, 'leave'],
  [10.1, 600, 'keep'],
  [584, 600, 'keep'],
  [585, 600, 'forget'],
  [600, 600, 'forget'],
  // A short one: 95 % is later than 15 seconds before the end.
  [56, 60, 'keep'],
  [57, 60, 'forget'],
  [99.5, 100, 'forget'],
  [300, 0, 'leave'],
  [300, Number.POSITIVE_INFINITY, 'leave'],
  [Number.NaN, 600, 'leave'],
])('at %s of %s seconds: %s', (time, duration, verdict) => {
  expect(judgePosition(time, duration)).toBe(verdict);
});
