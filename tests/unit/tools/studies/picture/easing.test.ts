import { expect, it } from 'vitest';
import { easeInOut, easeOut, progress } from '@/tools/studies/picture/easing';

it('runs from 0 to 1 over its length and rests on either side', () => {
  expect([0, 2, 3, 4, 9].map((now) => progress(now, 2, 2))).toEqual([0, 0, 0.5, 1, 1]);
});

it('jumps where there is no length', () => {
  expect([progress(1.9, 2, 0), progress(2, 2, 0)]).toEqual([0, 1]);
});

it.each([easeOut, easeInOut])('%o begins at 0, ends at 1 and never turns back', (ease) => {
  const path = Array.from({ length: 101 }, (_, index) => ease(index / 100));
  expect([path[0], path[100]]).toEqual([0, 1]);
  expect(path.every((value, index) => index === 0 || value >= (path[index - 1] ?? 0))).toBe(true);
});
