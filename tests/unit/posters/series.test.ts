import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/theme';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { layoutCells } from '@/lib/posters/card/draw-tiles';
import { getAllPosterFacts } from '@/lib/posters/get-poster-facts';
import { chooseInks, getSeriesFacts, type SeriesFacts } from '@/lib/posters/get-series-facts';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import {
  computeWallPlaces,
  drawSheet,
  drawSmallPoster,
  filmsOnSheet,
  groupIntoSheets,
  wallSheets,
} from '@/lib/posters/poster-wall';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';
import { contrast } from '@/lib/primitives/colour/contrast';

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

describe('lay cells', () => {
  const fields = [
    { width: 600, height: 500 },
    { width: 568, height: 630 },
    { width: 600, height: 640 },
  ];
  const counts = Array.from({ length: 12 }, (_, at) => at + 1);

  test.each(counts)('%i pictures cover their field, without a gap and without a scrap', (count) => {
    for (const field of fields) {
      const cells = layoutCells(count, field);
      expect(cells).toHaveLength(count);
      const area = cells.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBe(field.width * field.height);
      for (const { width, height } of cells) {
        expect(width / height).toBeLessThan(2.7);
        expect(height / width).toBeLessThan(2.7);
      }
    }
  });
});

describe('series facts of', () => {
  test('a collection has one ink, and its words in both languages', async () => {
    const [fr, de] = await Promise.all([
      getSeriesFacts('expressionnisme', 'fr'),
      getSeriesFacts('expressionnisme', 'de'),
    ]);
    expect(fr?.title).toBe('Expressionnisme');
    expect(de?.title).toBe('Expressionismus');
    expect(fr?.ink).toBe(de?.ink);
    expect(fr?.lines).toEqual([
      ['Mouvement', '1920–1924'],
      ['5 films', expect.stringMatching(/^\d+ h \d+ min$/)],
    ]);
  });

  const many = Array.from({ length: 40 }, (_, at) => ({ slug: `series-${at}` }));
  const all = Object.values(inks);
  const count = all.length;

  test('every collection has its own ink, as long as there are enough', () => {
    const chosen = chooseInks(many.slice(0, count), all);
    expect(new Set(chosen.values()).size).toBe(count);
  });

  test('beyond that none comes twice in a row, nor much more often than another', () => {
    const chosen = [...chooseInks(many, all).values()];
    for (const [at, ink] of chosen.entries()) expect(ink).not.toBe(chosen[at + 1]);
    const uses = all.map((ink) => chosen.filter((other) => other === ink).length);
    expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
  });

  test('what an editor has chosen counts, and no other collection takes it', () => {
    const wishes = [...many.slice(0, 5), { slug: 'wanted', ink: inks.blue }, ...many.slice(5, 8)];
    const chosen = chooseInks(wishes, all);
    expect(chosen.get('wanted')).toBe(inks.blue);
    expect([...chosen.values()].filter((ink) => ink === inks.blue)).toHaveLength(1);
  });
});

describe('sheets of the wall', () => {
  const library = loadLibrary('tests/house');
  const facts = getAllPosterFacts(library);

  test('a sheet has a symbol for each of its films, which a page can name', () => {
    for (const [, slugs] of wallSheets(library)) {
      const svg = drawSheet(slugs.flatMap((slug) => facts.get(slug) ?? []));
      expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
      expect(svg).not.toMatch(/NaN|undefined|<text|<title/);
    }
  });

  test('a title can be read on its small poster', () => {
    const places = computeWallPlaces(library);
    expect(places.size).toBe(library.films.size);
    for (const [slug, { type }] of places) {
      const film = facts.get(slug);
      const [, ground = ''] = (film && drawSmallPoster(film).match(/fill="(#[0-9a-f]{6})"/)) || [];
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a small poster weighs four tenths of a kilobyte: ninety of them less than forty', () => {
    const sheets = [...wallSheets(library).values()];
    const bytes = sheets.reduce((sum, slugs) => {
      const svg = drawSheet(slugs.flatMap((slug) => facts.get(slug) ?? []));
      return sum + gzipSync(svg).length;
    }, 0);
    expect(bytes / library.films.size).toBeLessThan(420);
  });
});

describe('sort sheets', () => {
  const films = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ slug: `film-${at}`, year: 1920 + (at % 12) }));

  test('every film is on one sheet, of its decade', () => {
    const all = films(300);
    const sheets = groupIntoSheets(all);
    const drawn = [...sheets].flatMap(([name, slugs]) => slugs.map((slug) => ({ slug, name })));
    expect(drawn).toHaveLength(all.length);
    for (const { slug, year } of all) {
      const sheet = drawn.find((one) => one.slug === slug)?.name ?? '';
      expect(sheet.startsWith(year < 1930 ? '1920-' : '1930-')).toBe(true);
    }
    for (const slugs of sheets.values()) expect(slugs.length).toBeLessThanOrEqual(filmsOnSheet);
  });

  test('the first films of all years of a decade are on its first sheet', () => {
    const all = films(3000);
    const sheets = groupIntoSheets(all);
    const first = all.slice(0, 10).map(({ slug }) => slug);
    expect(sheets.get('1920-0')?.slice(0, 10)).toEqual(first);
  });
});
