import { expect, test } from 'vitest';
import { facetPagePath, readFacetPage } from '@/lib/films/facet-pages/facet-page-path';
import { hasFacetPage, listFacetPages } from '@/lib/films/facet-pages/list-facet-pages';
import { smallHouse } from '../search/small-house';

const { index } = smallHouse({
  a: { genres: ['horror'], countries: ['DE', 'AT'] },
  b: { genres: ['horror', 'war'], countries: ['DE'] },
  c: { genres: ['horror'], countries: ['DE'], year: 1919 },
});

test('a value of three films has a page, one of two has none', () => {
  expect(listFacetPages('genre', { index })).toEqual(['horror']);
  expect(listFacetPages('country', { index })).toEqual(['DE']);
  expect(listFacetPages('decade', { index })).toEqual([]);
});

test('what a house has introduced has a page with one film, and none without', () => {
  const introductions = { genre: { war: { fr: 'La guerre.' }, western: { fr: 'L’Ouest.' } } };
  expect(listFacetPages('genre', { index, introductions })).toEqual(['horror', 'war']);
  expect(hasFacetPage('genre', 'western', { index, introductions })).toBe(false);
  expect(hasFacetPage('genre', 'constructor', { index, introductions })).toBe(false);
});

test('a path is small, and names its value', () => {
  expect(facetPagePath('country', 'CH')).toBe('/country/ch');
  expect(readFacetPage('country', 'ch')).toBe('CH');
  expect(readFacetPage('genre', 'horror')).toBe('horror');
});
