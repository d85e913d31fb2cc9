import { expect, test } from 'vitest';
import { mostOfAYear } from '@/lib/films/timeline/most-of-a-year';

test('where there is room for all, all are shown', () => {
  expect(mostOfAYear([4, 7, 1], 300)).toBe(7);
});

test('of thousands as many of every year as there is room for', () => {
  const counts = Array.from({ length: 100 }, () => 30);
  expect(mostOfAYear(counts, 300)).toBe(3);
});

test('one of every year at least, and nothing of nothing', () => {
  expect(mostOfAYear([50, 50, 50], 2)).toBe(1);
  expect(mostOfAYear([], 300)).toBe(1);
});
