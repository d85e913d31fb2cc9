import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { groupIntoSheets, type WallPlaces } from '@/lib/posters/poster-wall';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { parseQuery } from '@/lib/search/query/parse-query';
import { gatherIn, gatherYears, maxFilmsPerYear } from '@/lib/search/timeline/gather-years';
import {
  layoutTimeline,
  type TimelineSegment,
  type TimelineYear,
} from '@/lib/search/timeline/timeline-layout';

describe('gather years', () => {
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
  });

  describe('three thousand films', () => {
    const films = new Map(
      Array.from({ length: 3000 }, (_, at) => {
        const [slug, year] = [`film-${at}`, 1900 + (at % 120)];
        return [slug, filmSchema.parse({ title: { original: { text: slug, lang: 'fr' } }, year })];
      }),
    );
    const library = { ...getLibrary(), films, collections: new Map() } as Library;
    const sheets = groupIntoSheets([...films].map(([slug, { year }]) => ({ slug, year })));
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
  });
});

describe('lay wall', () => {
  const film = (slug: string) => ({
    slug,
    title: { text: slug, lang: 'fr', translated: true },
  });
  const year = (at: number, shown = 1, count = shown): TimelineYear => ({
    ...{ year: at, count },
    films: Array.from({ length: shown }, (_, index) => film(`${at}-${index}`)),
  });
  const namesOf = (stretches: TimelineSegment[]) =>
    stretches.map((one) => (one.kind === 'gap' ? `${one.from}–${one.until}` : one.decade));
  const decadeIn = (stretches: TimelineSegment[], decade: number) => {
    const found = stretches.find((one) => one.kind === 'decade' && one.decade === decade);
    if (found?.kind !== 'decade') throw new Error(`no ${decade}`);
    return found;
  };

  describe('the axis of years', () => {
    test('has every year of a decade in its place, with a film or without', () => {
      const [decade] = layoutTimeline([year(1922), year(1929)]);
      expect(decade?.kind === 'decade' && decade.years.map((one) => one.year)).toEqual([
        1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929,
      ]);
    });

    test('begins with the first film and ends with the last', () => {
      const { years } = decadeIn(layoutTimeline([year(1895), year(1897)]), 1890);
      expect(years.filter(({ isOutside }) => !isOutside).map((one) => one.year)).toEqual([
        1895, 1896, 1897,
      ]);
    });

    test('is broken where decades have no film, and says which years are left out', () =>
      expect(namesOf(layoutTimeline([year(1928), year(1930), year(2006)]))).toEqual([
        1920,
        1930,
        '1931–2005',
        2000,
      ]));
  });

  describe('a year', () => {
    test('has a column for every four posters', () => {
      const columnsOf = (shown: number, count = shown) =>
        decadeIn(layoutTimeline([year(1920, shown, count)]), 1920).years[0]?.columns;
      expect([1, 4, 5, 8, 9].map((shown) => columnsOf(shown))).toEqual([1, 1, 2, 2, 3]);
      // What is not shown is counted in a place of its own.
      expect(columnsOf(4, 40)).toBe(2);
    });

    test('and a decade counts all its films, shown or not', () => {
      const decade = decadeIn(layoutTimeline([year(1920, 5, 200), year(1924, 2)]), 1920);
      expect(decade.count).toBe(202);
      expect(decade.columns).toBe(11);
    });
  });
});

test('where there is room for all, all are shown', () =>
  expect(maxFilmsPerYear([4, 7, 1], 300)).toBe(7));

test('of thousands as many of every year as there is room for', () => {
  const counts = Array.from({ length: 100 }, () => 30);
  expect(maxFilmsPerYear(counts, 300)).toBe(3);
});
