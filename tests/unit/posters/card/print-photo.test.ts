import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoInk, printPhoto } from '@/lib/posters/card/print-photo';

test('a photograph is printed in one ink and black, whatever it came in, and fills its field', async () => {
  const file = 'tests/house/media/l-inventaire/poster.jpg';
  const image = await printPhoto(file, { width: 90, height: 120 }, '#ff0000');
  const bytes = Buffer.from(image.split('base64,')[1]?.split('"')[0] ?? '', 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([90, 120]);
  const pixels = Array.from({ length: 90 * 120 }, (_, at) => [
    ...data.subarray(at * 3, at * 3 + 3),
  ]);
  const lightest = Math.max(...pixels.map(([red = 0]) => red));
  expect(lightest).toBeGreaterThan(200);
  // A JPEG is a few steps off.
  expect(Math.max(...pixels.map(([, green = 0, blue = 0]) => Math.max(green, blue)))).toBeLessThan(
    40,
  );
});

test('its lights are the sheet’s, or where that is dark the brighter of the other inks', () => {
  const inks = { ground: '#f2eee6', form: '#0d0d0d', accent: '#f0402a', type: '#0d0d0d' };
  expect(photoInk(inks)).toBe('#f2eee6');
  expect(photoInk({ ...inks, ground: '#0d0d0d', form: '#1f45a5' })).toBe('#f0402a');
  expect(photoInk({ ...inks, ground: '#0d0d0d', form: '#f2eee6' })).toBe('#f2eee6');
});
