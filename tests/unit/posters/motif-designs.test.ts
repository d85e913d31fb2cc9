import { describe, expect, test } from 'vitest';
import { motifNames } from '@/lib/content/schema/motif';
import { chooseDesign } from '@/lib/posters/choose-design';
import { mixInks } from '@/lib/posters/inks';
import { motifDesigns } from '@/lib/posters/motif-designs';
import { paletteOf } from '@/lib/posters/palettes';
import { createRandom } from '@/lib/text/random';

/** As the layouts leave them: wide, square, narrow, and that of shared pictures. */
const fields = [
  [600, 420],
  [600, 690],
  [330, 780],
  [568, 630],
] as const;

test('an editor can choose among at least 24 motifs', () => {
  expect(motifNames.length).toBeGreaterThanOrEqual(24);
});

test('a film’s motif counts before its genres', () => {
  expect(chooseDesign({ genres: ['horror'], motif: 'moon' }).name).toBe('moon');
  expect(chooseDesign({ genres: ['horror'] }).name).toBe('shards');
});

describe.each(motifNames)('the motif %s', (name) => {
  const { motifs, sheets } = motifDesigns[name];
  const inks = mixInks(paletteOf(1920), sheets[0]);
  const draw = (seed: string, [width, height]: readonly [number, number]) =>
    motifs.map((motif) => motif({ width, height, inks, random: createRandom(seed) })).join('');

  test('is drawn in any field, in its inks, without much weight', () => {
    for (const field of fields) {
      const drawn = draw('a', field);
      expect(drawn).not.toMatch(/NaN|Infinity|undefined|<image|<filter/);
      expect(drawn).toContain(inks.form);
      expect(drawn).toContain(inks.accent);
      expect(drawn.length / motifs.length).toBeLessThan(7_000);
    }
  });

  test('varies from film to film, and is the same for the same film', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(new Set(seeds.map((seed) => draw(seed, [600, 600]))).size).toBeGreaterThan(3);
    expect(draw('a', [600, 600])).toBe(draw('a', [600, 600]));
  });
});
