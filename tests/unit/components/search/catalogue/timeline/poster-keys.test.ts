import { expect, test } from 'vitest';
import { nearestRow } from '@/components/search/catalogue/timeline/poster-keys';

/** Two rows of three posters, and one poster below the last of them. */
const boxes = [0, 15].flatMap((y) => [0, 10, 20].map((x) => ({ x, y })));
boxes.push({ x: 20, y: 30 });

test.each([
  ['below, in the same column', 1, 1, 4],
  ['above, in the same column', 4, -1, 1],
  ['below, nearest to a column that has ended', 4, 1, 6],
  ['above the first row', 0, -1, -1],
  ['below the last row', 6, 1, -1],
] as const)('the poster %s', (_, from, step, to) => expect(nearestRow(boxes, from, step)).toBe(to));
