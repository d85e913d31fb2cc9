import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { groupIntoSheets, type WallPlaces } from '@/lib/posters/poster-wall';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { gatherIn, gatherYears } from '@/lib/search/timeline/gather-years';
import { layoutTimeline, type TimelineYear } from '@/lib/search/timeline/timeline-layout';
import { now } from '../engine/small-site';

test('gatherYears has every film of the catalogue in its year, in chronological order', () => {
  const years = gatherYears(parseQuery({}), 'fr', now);
  const shown = years.flatMap(({ year, films }) => films.map(({ slug }) => `${year} ${slug}`));
  const all = [...getLibrary().films].map(([slug, { year }]) => `${year} ${slug}`);
  expect(shown.toSorted()).toEqual(all.toSorted());
  const numbers = years.map(({ year }) => year);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('gatherYears shows a few of three thousand films in every year, and counts all', () => {
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
  const site = { library, index: openIndex(buildIndex(library)), places };
  const years = gatherIn(site, parseQuery({}), 'fr', now);
  const sizes = years.map(({ count, films: own }) => [count, own.length]);
  expect(sizes).toEqual(Array(120).fill([25, 2]));
});

const year = (at: number, shown = 1, count = shown): TimelineYear => ({
  ...{ year: at, count },
  films: Array.from({ length: shown }, (_, index) => ({
    slug: `${at}-${index}`,
    title: { text: 'A', lang: 'fr', translated: true },
  })),
});
test('layoutTimeline: a decade has its years with films, and counts all films, shown or not', () => {
  const years = [year(1895), year(1897, 5, 200)];
  expect(layoutTimeline(years)).toEqual([{ kind: 'decade', decade: 1890, count: 201, years }]);
});

test('layoutTimeline decades without films become a gap', () => {
  const segments = layoutTimeline([year(1928), year(1930), year(2006)]);
  const names = segments.map((one) =>
    one.kind === 'gap' ? `${one.from}–${one.until}` : one.decade,
  );
  expect(names).toEqual([1920, 1930, '1931–2005', 2000]);
});
