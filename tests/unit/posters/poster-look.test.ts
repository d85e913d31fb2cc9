import { describe, expect, test } from 'vitest';
import { motifNames } from '@/lib/content/schema/motif';
import { motifDesigns } from '@/lib/posters/motif-designs';
import { assignInks, paletteOf } from '@/lib/posters/palettes';
import { chooseDesign } from '@/lib/posters/poster-look';
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
