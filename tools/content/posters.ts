import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import '@/lib/content/validate/provide';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { defaultLocale } from '@/lib/i18n/locales';
import { compareNeighbours, twinLimit } from '@/lib/posters/compare-neighbours';
import { drawPoster } from '@/lib/posters/draw-poster';
import { getAllPosterFacts } from '@/lib/posters/get-poster-facts';
import { getSeriesFacts } from '@/lib/posters/get-series-facts';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';

const [width, height, gap, columns] = [200, 300, 8, 11];

/**
 * `npm run content:posters`: renders all drawn posters on one sheet, those of the collections last, as a PNG in
 * `.posters/`. Lists neighbours that look alike and need another motif.
 */
const library = loadLibrary();
const series = await Promise.all(
  [...library.collections.keys()].map((slug) => getSeriesFacts(slug, defaultLocale)),
);
const posters = [
  ...[...getAllPosterFacts(library).values()].map((facts) => drawPoster(facts, 'portrait')),
  ...series.flatMap((facts) => (facts ? [drawSeriesPoster(facts, 'portrait')] : [])),
];
const tiles = await Promise.all(
  posters.map(async (svg, index) => ({
    input: await sharp(Buffer.from(svg)).resize(width, height).toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
);
const wall = {
  width: gap + columns * (width + gap),
  height: gap + Math.ceil(posters.length / columns) * (height + gap),
};
mkdirSync('.posters', { recursive: true });
await sharp({ create: { ...wall, channels: 3, background: '#808080' } })
  .composite(tiles)
  .png()
  .toFile('.posters/wall.png');
process.stdout.write(`${posters.length} posters of ${contentDir()} in .posters/wall.png\n`);
const pairs = await compareNeighbours(library);
const twins = pairs.filter(({ likeness }) => likeness >= twinLimit);
for (const { one, other, likeness } of twins)
  process.stderr.write(`${one} and ${other} look alike (${likeness.toFixed(2)})\n`);
if (twins.length > 0) process.exitCode = 1;
