import { expect, it } from 'vitest';
import { ratioOf } from '@/tools/media/making/ratio-of';

it.each([
  [1920, 1080, undefined],
  [1920, 1088, undefined],
  [640, 480, '4:3'],
  [1480, 1080, '1.37:1'],
  [1998, 1080, '1.85:1'],
  [1920, 804, '2.39:1'],
  [1080, 1920, '0.56:1'],
])('a picture of %i × %i has the ratio %s', (width, height, ratio) => {
  expect(ratioOf({ width, height })).toBe(ratio);
});
