import { expect, it } from 'vitest';
import { ladder } from '@/tools/media/hls/ladder';

const heights = (width: number, height: number) =>
  ladder({ width, height }).map((rung) => rung.height);

it.each([
  [3840, 2160, [1080, 720, 480, 240]],
  [1920, 804, [804, 480, 240]],
  [1280, 720, [720, 480, 240]],
  [768, 576, [576, 240]],
  [320, 240, [240]],
  [160, 120, [120]],
])('goes down from %i × %i, never up', (width, height, expected) => {
  expect(heights(width, height)).toEqual(expected);
});

it('keeps the shape, in even numbers, and asks for less at each step', () => {
  const rungs = ladder({ width: 1280, height: 720 });
  expect(rungs).toEqual([
    { width: 1280, height: 720, kilobits: 2500 },
    { width: 854, height: 480, kilobits: 1300 },
    { width: 426, height: 240, kilobits: 450 },
  ]);
});
