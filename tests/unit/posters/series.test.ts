import { describe, expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/theme';
import { chooseInks, getSeriesFacts, type SeriesFacts } from '@/lib/posters/get-series-facts';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';

const film = (at: number): PosterFacts => ({
  ...{ slug: `film-${at}`, title: 'Film', year: 1920 + at },
  ...{ directors: [], genres: ['horror', 'comedy', 'drama'].slice(at % 3), countries: [] },
});
const series = (count: number): SeriesFacts => ({
  ...{ slug: 'expressionnisme', title: 'Ombres & <lumières>', ink: inks.yellow },
  lines: [
    ['Mouvement', '1920–1924'],
    [`${count} films`, '2 h'],
  ],
  films: Array.from({ length: count }, (_, at) => film(at)),
});

describe.each(['portrait', 'landscape'] as const)('the %s poster of a collection', (format) => {
  test.each([
    [1, 1],
    [7, 7],
    [12, 12],
    [30, 12],
  ])('of %i films shows %i pictures', (count, shown) => {
    const pictures = drawSeriesPoster(series(count), format).match(/<svg x="/g);
    expect(pictures).toHaveLength(shown + 1);
  });
});

test('a collection has one ink, and its text in each language', async () => {
  const [fr, de] = await Promise.all([
    getSeriesFacts('expressionnisme', 'fr'),
    getSeriesFacts('expressionnisme', 'de'),
  ]);
  expect([fr?.title, de?.title]).toEqual(['Expressionnisme', 'Expressionismus']);
  expect(fr?.ink).toBe(de?.ink);
  expect(fr?.lines).toEqual([
    ['Mouvement', '1920–1924'],
    ['5 films', expect.stringMatching(/^\d+ h \d+ min$/)],
  ]);
});

const collections = Array.from({ length: 40 }, (_, at) => ({ slug: `series-${at}` }));
const all = Object.values(inks);

test('chooseInks gives each collection its own ink while there are enough, then repeats none in a row', () => {
  const first = chooseInks(collections.slice(0, all.length), all);
  expect(new Set(first.values()).size).toBe(all.length);
  const chosen = [...chooseInks(collections, all).values()];
  for (const [at, ink] of chosen.entries()) expect(ink).not.toBe(chosen[at + 1]);
  const uses = all.map((ink) => chosen.filter((other) => other === ink).length);
  expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
});
