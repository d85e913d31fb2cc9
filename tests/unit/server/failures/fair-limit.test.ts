import { expect, it } from 'vitest';
import { createFairLimit } from '@/lib/server/failures/fair-limit';

const limits = { most: 5, each: 2, window: 100 };

it('lets so many through in each window, and as many in the next', () => {
  let now = 1_000;
  const isWithin = createFairLimit(limits, () => now);
  const ask = () => [1, 2, 3, 4, 5, 6].map((name) => isWithin(`asker ${name}`));
  expect(ask()).toEqual([true, true, true, true, true, false]);
  now += 99;
  expect(ask()).not.toContain(true);
  now += 1;
  expect(ask()).toContain(true);
});

it('silences who is loud, or says the same, and not the others', () => {
  const isWithin = createFairLimit(limits, () => 0);
  const loud = [1, 2, 3, 4].map((words) => isWithin('asker loud', `error ${words}`));
  expect(loud).toEqual([true, true, false, false]);
  expect(isWithin('asker quiet', 'error 9')).toBe(true);
  expect(isWithin('asker other', 'error 9')).toBe(true);
  expect(isWithin('asker third', 'error 9')).toBe(false);
});

it('reads the clock of the process by itself', () => {
  const isWithin = createFairLimit({ ...limits, each: 1, window: 60_000 });
  expect([isWithin('a'), isWithin('a')]).toEqual([true, false]);
});
