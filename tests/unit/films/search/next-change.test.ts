import { expect, test } from 'vitest';
import { nextChange } from '@/lib/films/api/answer-request';

const changes = Float64Array.of(10, 20, 30);

test.each([
  [0, 10],
  [9, 10],
  [10, 20],
  [29, 30],
  [30, Infinity],
])('the first change after %i is at %d', (now, next) => {
  expect(nextChange({ changes }, new Date(now))).toBe(next);
});

test('where nothing ever changes there is none', () => {
  expect(nextChange({ changes: new Float64Array() }, new Date(0))).toBe(Infinity);
});
