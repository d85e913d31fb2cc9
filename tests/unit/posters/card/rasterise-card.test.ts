import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasteriseCard } from '@/lib/posters/card/rasterise-card';
import { drawPoster } from '@/lib/posters/draw-poster';

const facts = { slug: 'x', title: 'Orlacs Hände', year: 1924, directors: [], countries: [] };
const svg = drawPoster({ ...facts, genres: ['horror'] }, 'landscape');

test.each([
  ['orlac.png', 'png'],
  ['orlac.jpg', 'jpeg'],
])('%s is what it is called, 1200 by 630 and quick to fetch', async (file, format) => {
  const picture = await rasteriseCard(svg, file);
  expect(await sharp(picture).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
});

test('what cannot be drawn is told by its file', async () => {
  await expect(rasteriseCard('<svg', 'orlac.png')).rejects.toThrow('shared picture orlac.png');
});
