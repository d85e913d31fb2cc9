import { expect, it } from 'vitest';
import { createRateLimit } from '@/lib/server/rate-limit';

it('lets so many through in each window, and as many in the next', () => {
  let now = 1_000;
  const isWithin = createRateLimit(2, 100, () => now);
  expect([isWithin(), isWithin(), isWithin()]).toEqual([true, true, false]);
  now += 99;
  expect(isWithin()).toBe(false);
  now += 1;
  expect([isWithin(), isWithin(), isWithin()]).toEqual([true, true, false]);
});

it('reads the clock of the process by itself', () => {
  const isWithin = createRateLimit(1, 60_000);
  expect([isWithin(), isWithin()]).toEqual([true, false]);
});
