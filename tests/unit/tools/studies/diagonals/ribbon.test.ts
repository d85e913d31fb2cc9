import { expect, it } from 'vitest';
import { ribbon } from '@/tools/studies/diagonals/ribbon';

const line = {
  points: [
    [0, 0],
    [100, 0],
  ] as const,
  root: 10,
  tip: 4,
};

it('has the thickness of the root at one end and of the tip at the other', () => {
  expect(ribbon(line, 0, 1)).toEqual([
    [0, 5],
    [100, 2],
    [100, -2],
    [0, -5],
  ]);
});

it('draws only the part between two fractions of the line', () => {
  const xs = ribbon(line, 0.25, 0.5).map(([x]) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([25, 50]);
});
