import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import {
  compareNeighbours,
  pictureSimilarity,
  rasteriseSmall,
  twinLimit,
} from '@/lib/posters/compare-neighbours';
import { drawPoster } from '@/lib/posters/draw-poster';

const library = loadLibrary('tests/house');

const flat = (ground: string, drawn: string) =>
  rasteriseSmall(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><path fill="${ground}" d="M0 0h600v900H0z"/>${drawn}</svg>`,
  );
const left = '<path fill="#111111" d="M60 100h200v500H60z"/>';
const right = '<path fill="#111111" d="M340 100h200v500H340z"/>';

test('a picture is like itself, like its mirror image, and less so on another sheet', async () => {
  const picture = await flat('#ffffff', left);
  expect(pictureSimilarity(picture, picture)).toBeCloseTo(1);
  expect(pictureSimilarity(picture, await flat('#ffffff', right))).toBeGreaterThan(0.9);
  expect(pictureSimilarity(picture, await flat('#f04020', left))).toBeLessThan(0.75);
  const other = '<circle cx="300" cy="700" r="180" fill="#111111"/>';
  expect(pictureSimilarity(picture, await flat('#ffffff', other))).toBeLessThan(0.2);
});

test('no two posters that hang in sight of each other are taken for each other', async () => {
  const pairs = await compareNeighbours(library);
  expect(pairs.length).toBeGreaterThan(library.films.size);
  expect(pairs.filter((pair) => pair.likeness >= twinLimit)).toEqual([]);
});

test('two films that only differ in name, drawn alike, are found', async () => {
  const film = library.films.get('nerven');
  if (!film) throw new Error('The house has lost a film.');
  const shown = { ...film, poster: undefined };
  const picture = await rasteriseSmall(
    drawPoster({ ...shown, slug: 'nerven', title: 'Nerven' }, 'portrait'),
  );
  const twin = await rasteriseSmall(
    drawPoster({ ...shown, slug: 'nerven', title: 'Nerve' }, 'portrait'),
  );
  expect(pictureSimilarity(picture, twin)).toBeGreaterThanOrEqual(twinLimit);
});
