import { describe, expect, test } from 'vitest';
import { motifNames } from '@/lib/content/schema/motif';
import { motifDesigns } from '@/lib/posters/motif-designs';
import { assignInks, paletteOf } from '@/lib/posters/palettes';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { chooseDesign, stillInk } from '@/lib/posters/poster-look';
import { contrast } from '@/lib/primitives/colour/contrast';
import { createRandom } from '@/lib/primitives/text/random';

const genres = [
  ...['horror', 'science fiction', 'comedy', 'drama', 'documentary', 'historical'],
  ...['abstract', 'serial', 'fairy-tale', 'unknown genre'],
];

test.each([
  ['shards', { genres: ['horror'] }],
  ['quantities', { genres: ['unknown genre'] }],
  ['quantities', { genres: [] }],
  // The more specific of two genres, and the motif before any genre.
  ['shards', { genres: ['drama', 'expressionism'] }],
  ['moon', { genres: ['horror'], motif: 'moon' }],
] as const)('the design %s is chosen for %j', (name, { genres, ...facts }) =>
  expect(chooseDesign({ genres: [...genres], ...facts }).name).toBe(name),
);

/** The fields that the layouts leave: wide, square, narrow, and that of share images. */
const fields = [
  [600, 420],
  [600, 690],
  [330, 780],
  [568, 630],
] as const;

describe.each([
  ...genres.map((genre) => chooseDesign({ genres: [genre] })),
  ...motifNames.map((name) => motifDesigns[name]),
])('the design $name', ({ motifs, sheets }) => {
  const inks = assignInks(paletteOf(1920), sheets[0]);

  test('draws in its inks in any field', () => {
    for (const motif of motifs)
      for (const [width, height] of fields) {
        const drawn = motif({ width, height, inks, random: createRandom(`${width}`) });
        expect(drawn).toMatch(/^<(path|circle|g|rect)/);
        expect(drawn).not.toMatch(/NaN|Infinity|undefined|<image|<filter/);
        expect(drawn).toContain(inks.form);
      }
  });
});

describe.each(motifNames)('the motif %s', (name) => {
  const { motifs, sheets } = motifDesigns[name];
  const inks = assignInks(paletteOf(1920), sheets[0]);
  const draw = (seed: string, [width, height]: readonly [number, number] = [600, 600]) =>
    motifs.map((motif) => motif({ width, height, inks, random: createRandom(seed) })).join('');

  test('varies from film to film, and is the same for the same film', () => {
    const drawings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => draw(seed));
    expect(new Set(drawings).size).toBeGreaterThan(3);
    expect(draw('a')).toBe(drawings[0]);
  });
});

test('a still is printed in a colour of its poster: a bright one for white, a dark one for black', () => {
  const found = new Set<string>();
  for (const year of [1895, 1915, 1925, 2008])
    for (let film = 0; film < 20; film += 1) {
      const facts = { slug: `film-${film}`, title: 'A', year, directors: [], countries: [] };
      const { ink, blend } = stillInk({ ...facts, genres: ['drama'] } satisfies PosterFacts);
      const { spots, ...palette } = paletteOf(year);
      expect(spots).toContain(ink);
      expect(contrast(ink, blend === 'multiply' ? palette.ink : palette.paper)).toBeGreaterThan(3);
      found.add(blend);
    }
  expect([...found].sort()).toEqual(['multiply', 'screen']);
});
