import { expect, test } from 'vitest';
import { nearestRow } from '@/components/search/catalogue/timeline/poster-keys';

/** Two rows of three, and below the last of them one more. */
const boxes = [
  [0, 0],
  [10, 0],
  [20, 0],
  [0, 15],
  [10, 15],
  [20, 15],
  [20, 30],
].map(([x = 0, y = 0]) => ({ x, y }));

test('the row below is reached in the same column, and so is the row above', () => {
  expect(nearestRow(boxes, 1, 1)).toBe(4);
  expect(nearestRow(boxes, 4, -1)).toBe(1);
});

test('where the column has ended, the nearest poster of the next row is', () => {
  expect(nearestRow(boxes, 4, 1)).toBe(6);
});

test('from the first row no way leads up, from the last none down', () => {
  expect(nearestRow(boxes, 0, -1)).toBe(-1);
  expect(nearestRow(boxes, 6, 1)).toBe(-1);
});
