import { expect, test } from 'vitest';
import { spread } from '@/lib/films/spread';

test('a few of many stand far from each other', () => {
  const list = Array.from({ length: 100 }, (_, at) => at);
  expect(spread(list, 4)).toEqual([12, 37, 62, 87]);
  expect(spread(list, 4, 0)).toEqual([0, 25, 50, 75]);
});

test('of a few all are taken', () => {
  expect(spread([1, 2], 4)).toEqual([1, 2]);
});
