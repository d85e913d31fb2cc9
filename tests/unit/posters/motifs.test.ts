import { describe, expect, test } from 'vitest';
import { motifNames } from '@/lib/content/schema/motif';
import { chooseEditions, neighbourDistance } from '@/lib/posters/editions';
import { motifDesigns } from '@/lib/posters/motif-designs';
import { assignInks, decades, paletteOf } from '@/lib/posters/palettes';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { chooseDesign, posterLook } from '@/lib/posters/poster-look';
import { contrast } from '@/lib/primitives/colour/contrast';
import { createRandom } from '@/lib/primitives/text/random';
import { sheetNames } from './sheet-names';

describe('choose design', () => {
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

  test.each(byGenre)('a film filed under %s is drawn with %s', (genre, name) =>
    expect(chooseDesign({ genres: [genre] }).name).toBe(name),
  );

  test('of two genres the more telling one decides', () =>
    expect(chooseDesign({ genres: ['drama', 'expressionism'] }).name).toBe('shards'));

  test('a film without a genre, or with one nobody knows, has a design too', () => {
    expect(chooseDesign({ genres: [] }).name).toBe('quantities');
    expect(chooseDesign({ genres: ['heimatfilm'] }).name).toBe('quantities');
  });

  describe.each([...byGenre.map(([genre]) => genre), 'none'])('the design for %s', (genre) => {
    const { motifs, sheets } = chooseDesign({ genres: [genre] });
    const inks = assignInks(paletteOf(decades[0] ?? 1890), sheets[0]);

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
});

describe('motif designs', () => {
  /** As the layouts leave them: wide, square, narrow, and that of shared pictures. */
  const fields = [
    [600, 420],
    [600, 690],
    [330, 780],
    [568, 630],
  ] as const;

  test('a film’s motif counts before its genres', () => {
    expect(chooseDesign({ genres: ['horror'], motif: 'moon' }).name).toBe('moon');
    expect(chooseDesign({ genres: ['horror'] }).name).toBe('shards');
  });

  describe.each(motifNames)('the motif %s', (name) => {
    const { motifs, sheets } = motifDesigns[name];
    const inks = assignInks(paletteOf(1920), sheets[0]);
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
});

describe('inks', () => {
  describe.each(decades)('the palette of the %is', (decade) => {
    test.each(sheetNames)('sets type that can be read on its %s sheet', (sheet) => {
      const { ground, type } = assignInks(paletteOf(decade), sheet);
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(sheetNames)('prints shapes that stand out from its %s sheet', (sheet) => {
      const { ground, form, accent } = assignInks(paletteOf(decade), sheet);
      expect(contrast(ground, form)).toBeGreaterThan(1.4);
      expect(new Set([ground, form, accent]).size).toBe(3);
    });
  });
});

describe('choose editions', () => {
  const film = (slug: string, wish: Partial<PosterFacts> = {}): PosterFacts => ({
    ...{ slug, title: slug, year: 1922, directors: [], countries: [], genres: ['horror'] },
    ...wish,
  });
  const shelf = ['a', 'b', 'c', 'd'].map((slug) => film(slug));
  function looksOf(films: PosterFacts[], shelves: string[][]) {
    const editions = chooseEditions(films, shelves);
    return films.map((each) => posterLook({ ...each, edition: editions.get(each.slug) }));
  }
  const slugs = (films: PosterFacts[]) => films.map(({ slug }) => slug);

  test('four films of one genre on one shelf show four things', () => {
    const motifs = looksOf(shelf, [slugs(shelf)]).map(({ motif }) => motif);
    expect(new Set(motifs).size).toBe(4);
    const alone = looksOf(shelf, []).map(({ motif }) => motif);
    expect(new Set(alone).size).toBeLessThan(4);
  });

  test('films for which an editor wants the same motif get it in other inks', () => {
    const films = ['a', 'b', 'c'].map((slug) => film(slug, { motif: 'bell' }));
    const looks = looksOf(films, [slugs(films)]);
    expect(new Set(looks.map(({ motif }) => motif)).size).toBe(1);
    expect(new Set(looks.map(({ inks }) => `${inks.ground} ${inks.form}`)).size).toBe(3);
  });

  test('a film that meets nobody like it keeps its first poster', () => {
    const others = Array.from({ length: neighbourDistance }, (_, index) =>
      film(`other-${index}`, { genres: ['drama'] }),
    );
    const films = [film('a'), ...others, film('a-again')];
    expect(chooseEditions(films, [slugs(films)]).get('a')).toBe(0);
    expect(chooseEditions(films, []).get('a-again')).toBe(0);
  });
});
