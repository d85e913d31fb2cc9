import { expect, test } from 'vitest';
import { median } from '@/tools/measure/first-frame/median';

test('is the middle of an odd count, whatever the order', () => {
  expect(median([900, 1, 20])).toBe(20);
});

test('is between the two in the middle of an even count', () => {
  expect(median([4, 1, 100, 2])).toBe(3);
});

test('is no number where there is none', () => {
  expect(median([])).toBeNaN();
});
