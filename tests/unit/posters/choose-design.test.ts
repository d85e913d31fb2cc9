import { describe, expect, test } from 'vitest';
import { chooseDesign } from '@/lib/posters/choose-design';
import { mixInks } from '@/lib/posters/inks';
import { decades, paletteOf } from '@/lib/posters/palettes';
import { createRandom } from '@/lib/text/random';

const byGenre = [
  ['horror', 'shards'],
  ['science fiction', 'orbits'],
  ['trick-film', 'orbits'],
  ['comedy', 'bounce'],
  ['drama', 'gap'],
  ['documentary', 'measure'],
  ['historical', 'columns'],
  ['abstract', 'combs'],
  ['serial', 'targets'],
  ['fairy-tale', 'rosettes'],
] as const;

test.each(byGenre)('a film filed under %s is drawn with %s', (genre, name) => {
  expect(chooseDesign({ genres: [genre] }).name).toBe(name);
});

test('of two genres the more telling one decides', () => {
  expect(chooseDesign({ genres: ['drama', 'expressionism'] }).name).toBe('shards');
});

test('a film without a genre, or with one nobody knows, has a design too', () => {
  expect(chooseDesign({ genres: [] }).name).toBe('quantities');
  expect(chooseDesign({ genres: ['heimatfilm'] }).name).toBe('quantities');
});

describe.each([...byGenre.map(([genre]) => genre), 'none'])('the design for %s', (genre) => {
  const { motifs, sheets } = chooseDesign({ genres: [genre] });
  const inks = mixInks(paletteOf(decades[0] ?? 1890), sheets[0]);

  test.each(motifs.map((motif) => [motif.name, motif] as const))(
    'draws its %s in any field',
    (_, motif) => {
      for (const [width, height] of [
        [600, 420],
        [600, 690],
        [330, 780],
        [568, 630],
      ] as const) {
        const drawn = motif({ width, height, inks, random: createRandom(`${width}`) });
        expect(drawn).toMatch(/^<(path|circle)/);
        expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
        expect(drawn).toContain(inks.form);
      }
    },
  );
});
