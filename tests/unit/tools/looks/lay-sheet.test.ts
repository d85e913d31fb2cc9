import sharp from 'sharp';
import { expect, test } from 'vitest';
import { laySheet } from '@/tools/looks/lay-sheet';

const window = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('windows stand in rows, all as high as each other, on one JPEG', async () => {
  const row = [await window(360, 780, '#ff0000'), await window(1440, 900, '#0000ff')];
  const sheet = sharp(await laySheet([row, row]));
  const { format, width, height } = await sheet.metadata();
  // 600 px each, 16 px around them.
  expect({ format, width, height }).toEqual({
    format: 'jpeg',
    width: 16 + 277 + 16 + 960 + 16,
    height: 16 + 2 * 616,
  });
  const { data } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ];
  expect(at(100, 700)[0]).toBeGreaterThan(200);
  expect(at(600, 700)[2]).toBeGreaterThan(200);
});
