import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { openIndex } from '@/lib/films/search/get-search-index';
import { gatherIn, gatherYears } from '@/lib/films/timeline/gather-years';
import { sortSheets } from '@/lib/posters/wall/sort-sheets';
import type { WallPlaces } from '@/lib/posters/wall/wall-places';

const now = new Date('2026-11-21T12:00:00Z');

describe('the films of the house by year', () => {
  const years = gatherYears(parseQuery({}), 'fr', now);

  test('are all there, each in its year, from the first on', () => {
    const { films } = getLibrary();
    const slugs = years.flatMap((each) => each.films.map(({ slug }) => slug));
    expect(slugs.toSorted()).toEqual([...films.keys()].toSorted());
    for (const { year, films: own } of years)
      for (const { slug } of own) expect(films.get(slug)?.year).toBe(year);
    expect(years.map(({ year }) => year)).toEqual(
      years.map(({ year }) => year).toSorted((a, b) => a - b),
    );
  });

  test('show the house’s own picture where it has one, and a small poster else', () => {
    for (const { films } of years)
      for (const { slug, poster, small } of films) {
        expect(Boolean(poster)).toBe(Boolean(getLibrary().films.get(slug)?.poster));
        expect(Boolean(small)).toBe(!poster);
      }
  });

  test('are those that a query finds', () => {
    const found = gatherYears(parseQuery({ decade: '1910', country: 'DE' }), 'de', now);
    expect(found.length).toBeGreaterThan(0);
    for (const { year } of found) expect(Math.floor(year / 10)).toBe(191);
  });

  test('tell what can be watched', () => {
    const found = gatherYears(parseQuery({ watchable: '1' }), 'fr', now);
    const films = found.flatMap((each) => each.films);
    expect(films.length).toBeGreaterThan(0);
    expect(films.every(({ watchable }) => watchable)).toBe(true);
    expect(years.some(({ films: own }) => own.some(({ watchable }) => !watchable))).toBe(true);
  });
});

describe('three thousand films', () => {
  const films = new Map(
    Array.from({ length: 3000 }, (_, at) => {
      const [slug, year] = [`film-${at}`, 1900 + (at % 120)];
      return [slug, filmSchema.parse({ title: { original: { text: slug, lang: 'fr' } }, year })];
    }),
  );
  const library = { ...getLibrary(), films, collections: new Map() } as Library;
  const sheets = sortSheets([...films].map(([slug, { year }]) => ({ slug, year })));
  const places: WallPlaces = new Map(
    [...sheets].flatMap(([sheet, slugs]) =>
      slugs.map((slug) => [slug, { sheet, films: slugs.length, type: '#000000' }] as const),
    ),
  );
  const house = { library, index: openIndex(buildIndex(library)), places };
  const gather = (asked: Parameters<typeof parseQuery>[0]) =>
    gatherIn(house, parseQuery(asked), 'fr', now);

  test('are bundled: every year shows a few and counts all', () => {
    const years = gather({});
    expect(years).toHaveLength(120);
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
    for (const { count, films: own } of years) expect([count, own.length]).toEqual([25, 2]);
  });

  test('are drawn on one sheet for every decade', () => {
    const used = new Set(
      gather({}).flatMap(({ films: own }) => own.map((one) => one.small?.sheet)),
    );
    expect(used.size).toBe(12);
  });

  test('of one decade all hang there', () => {
    const years = gather({ decade: '1950' });
    expect(years.flatMap(({ films: own }) => own)).toHaveLength(250);
  });
});
