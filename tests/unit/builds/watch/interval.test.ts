import { expect, it } from 'vitest';
import { interval, isDue } from '@/lib/builds/watch/interval';

it('is due after 3,600,000 ms and not before', () => {
  expect(interval).toBe(3_600_000);
  expect(isDue(1000, 3_600_999)).toBe(false);
  expect(isDue(1000, 3_601_000)).toBe(true);
});
