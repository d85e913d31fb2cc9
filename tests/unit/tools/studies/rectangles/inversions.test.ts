import { expect, it } from 'vitest';
import { inversions } from '@/tools/studies/rectangles/planes';
import { rectangles } from '@/tools/studies/rectangles/rectangles';

// WCAG 2.3.1: a flash is a pair of opposing changes, and a second may hold three.
it('never flashes more than three times within a second', () => {
  const moments = inversions.map((beat) => beat * rectangles.beatSeconds);
  const changes = moments.map((from) => moments.filter((at) => at >= from && at < from + 1).length);
  expect(Math.max(...changes)).toBeLessThanOrEqual(6);
});

it('shows the negative after an odd number of inversions', () => {
  const [first = 0, second = 0] = inversions;
  const before = rectangles.frameAt(first - 0.01).ground;
  expect(rectangles.frameAt(first).ground).not.toBe(before);
  expect(rectangles.frameAt(second).ground).toBe(before);
});
