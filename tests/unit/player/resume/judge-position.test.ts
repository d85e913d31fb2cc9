import { expect, test } from 'vitest';
import { chooseStart } from '@/lib/player/resume/choose-start';
import { judgePosition } from '@/lib/player/resume/judge-position';

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
  [300, 0, 'leave'],
  [300, Number.POSITIVE_INFINITY, 'leave'],
  [Number.NaN, 600, 'leave'],
])('at %s of %s seconds: %s', (time, duration, verdict) => {
  expect(judgePosition(time, duration)).toBe(verdict);
});

test('the address wins over the place where one left off, even with the beginning', () => {
  expect(chooseStart({ link: 90, saved: 300 })).toEqual({ time: 90, from: 'link' });
  expect(chooseStart({ link: 0, saved: 300 })).toEqual({ time: 0, from: 'link' });
});

test('without a moment in the address the film goes on, or begins', () => {
  expect(chooseStart({ saved: 300 })).toEqual({ time: 300, from: 'resume' });
  expect(chooseStart({})).toEqual({ time: 0, from: 'beginning' });
});
