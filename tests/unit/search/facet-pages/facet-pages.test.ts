import { expect, test } from 'vitest';
import {
  hasFacetPage,
  listFacetPages,
  listFacetPaths,
  type PagedFacet,
} from '@/lib/search/facet-pages/facet-pages';
import { getFacetPage, maxShownFilms } from '@/lib/search/facet-pages/get-facet-page';
import { showLibrary } from '../../show-library';
import { smallSite } from '../engine/small-site';
import { t } from '../query/french-messages';

const wars = Array.from({ length: 100 }, (_, at) => [
  `film-${at}`,
  { year: 1900 + at, genres: ['war'], countries: ['DE', ...(at < 2 ? ['AT'] : [])] },
]);
const { library, index } = smallSite({
  ...Object.fromEntries(wars),
  few: { year: 1899, genres: ['horror'], recommendedAge: 8 },
  young: { recommendedAge: 4 },
  middle: { recommendedAge: 4 },
});
library.introductions = { genre: { horror: { de: 'Angst.' }, western: { fr: 'L’Ouest.' } } };
showLibrary(() => library);

const get = (value: string, key: PagedFacet = 'genre') =>
  getFacetPage(key, value, { locale: 'fr', t, now: new Date('2026-11-22T12:00:00Z') });

test('a value has a page with three films, or with an introduction and one film', () => {
  expect(listFacetPages('country', { index })).toEqual(['DE']);
  expect(listFacetPages('genre', { index })).toEqual(['war']);
  expect(listFacetPages('genre')).toEqual(['horror', 'war']);
  expect(hasFacetPage('genre', 'western')).toBe(false);
  expect(hasFacetPage('genre', 'constructor')).toBe(false);
  expect(get('western')).toBeUndefined();
});

test('a page of many films shows a selection from the first years to the last', () => {
  const page = get('war');
  expect(page?.total).toBe(100);
  const years = page?.films.map(({ year }) => year) ?? [];
  expect(years).toHaveLength(maxShownFilms);
  expect(years).toEqual(years.toSorted());
  expect(years[0]).toBeLessThan(1903);
  expect(years.at(-1)).toBeGreaterThan(1996);
});

test('a page has the editors’ introduction, facts, and links to the other values', () => {
  const page = get('horror');
  expect(page).toMatchObject({ name: 'Épouvante', total: 1 });
  expect(page?.introduction).toEqual({ text: 'Angst.', lang: 'de', translated: false });
  expect(page?.facts[0]).toContain('1899');
  expect(page?.all.map(({ href }) => href)).toEqual(['/genre/horror', '/genre/war']);
});

test('films for children have one page, with the ages that have films of their own as filters', () => {
  expect(listFacetPaths().filter((path) => /enfants|children/.test(path))).toEqual(['/enfants']);
  expect(get('all', 'children')?.all.map(({ href }) => href)).toEqual([
    '/catalogue?children=4',
    '/catalogue?children=8',
  ]);
  expect(get('8', 'children')).toBeUndefined();
});
