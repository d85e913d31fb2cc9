import { describe, expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/ink';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';
import type { SeriesFacts } from '@/lib/posters/series/series-facts';

const film = (at: number): PosterFacts => ({
  ...{ slug: `film-${at}`, title: 'Film', year: 1920 + at },
  ...{ directors: [], genres: ['horror', 'comedy', 'drama'].slice(at % 3), countries: [] },
});
const series = (count: number): SeriesFacts => ({
  slug: 'expressionnisme',
  title: 'Ombres & <lumières>',
  ink: inks.yellow,
  lines: [
    ['Mouvement', '1920–1924'],
    [`${count} films`, '2 h'],
  ],
  films: Array.from({ length: count }, (_, at) => film(at)),
});
const picturesOf = (svg: string) => svg.match(/<svg x="/g)?.length ?? 0;

describe.each(['portrait', 'landscape'] as const)('the %s poster of a series', (format) => {
  test('is the same for the same facts, and stands alone', () => {
    const svg = drawSeriesPoster(series(8), format);
    expect(svg).toBe(drawSeriesPoster(series(8), format));
    expect(svg).toContain('<title>Ombres &amp; &lt;lumières&gt;</title>');
    expect(svg).not.toMatch(/<text|font-family|href|NaN|undefined/);
  });

  test('is printed in its ink, the white and the black alone', () => {
    const colours = drawSeriesPoster(series(8), format).match(/#[0-9a-f]{6}/g) ?? [];
    expect(new Set(colours)).toEqual(new Set([inks.yellow, '#f5f2ea', '#111110']));
  });

  test('shows a picture for each film, twelve at most', () => {
    for (const [count, shown] of [
      [1, 1],
      [7, 7],
      [12, 12],
      [30, 12],
    ] as const)
      expect(picturesOf(drawSeriesPoster(series(count), format)) - 1).toBe(shown);
  });
});
