import { expect, it } from 'vitest';
import { rasterise } from '@/tools/studies/film/rasterise';

const format = { width: 20, height: 10, framesPerSecond: 16 };
const half = (fill: string, x: number) => `<rect x="${x}" width="10" height="10" fill="${fill}"/>`;
const at = (picture: Buffer, x: number, width = 20) => [
  ...picture.subarray(3 * (5 * width + x), 3 * (5 * width + x) + 3),
];

it('lays layers on one another, the first at the back, on black', async () => {
  const picture = await rasterise(
    { layers: [{ svg: half('#f00', 0) }, { svg: half('#00f', 5) }] },
    format,
  );
  expect([at(picture, 1), at(picture, 8), at(picture, 18)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 0],
  ]);
});

it('blurs the one layer that is to be blurred', async () => {
  const picture = await rasterise(
    { layers: [{ svg: half('#fff', 0), blur: 2 }, { svg: half('#0f0', 15) }] },
    format,
  );
  expect(at(picture, 9)[0]).toBeLessThan(250);
  expect(at(picture, 11)[0]).toBeGreaterThan(5);
  expect([at(picture, 14)[1], at(picture, 15)[1]].map((green) => (green ?? 0) > 250)).toEqual([
    false,
    true,
  ]);
});

it('draws larger, and askew in the gate', async () => {
  const large = await rasterise({ layers: [{ svg: half('#fff', 10) }], askew: [5, 0] }, format, 2);
  expect(large).toHaveLength(40 * 20 * 3);
  expect([at(large, 8, 40)[0], at(large, 12, 40)[0]]).toEqual([0, 255]);
});
