import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPoster } from '@/lib/posters/draw-poster';
import { rasterisePoster } from '@/lib/posters/rasterise-poster';

test('a landscape poster becomes a PNG of 1200 by 630 that is quick to fetch', async () => {
  const facts = { slug: 'x', title: 'Orlacs Hände', year: 1924, directors: [], countries: [] };
  const png = await rasterisePoster(drawPoster({ ...facts, genres: ['horror'] }, 'landscape'), 'a');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(80_000);
});
