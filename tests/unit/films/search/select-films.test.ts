import { expect, test } from 'vitest';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { selectFilms } from '@/lib/films/search/select-films';
import { smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');
const { index } = smallHouse({
  faust: { year: 1926, genres: ['horror'], countries: ['DE'] },
  mann: { title: 'Der letzte Mann', year: 1924, countries: ['DE'] },
  marguerite: { title: 'Faust et Marguerite', year: 1897, genres: ['horror'], countries: ['FR'] },
  patouillard: { year: 1911, genres: ['war'], countries: ['FR'] },
});
const select = (params: SearchParams) => selectFilms(index, parseQuery(params), now);

test('without a question all films are found, none is kept out and none is better', () => {
  expect(select({})).toEqual({ found: [0, 1, 2, 3], keptOut: {}, match: undefined });
});

test('a film is kept out by one filter alone, not by two', () => {
  expect(select({ genre: 'horror', country: 'DE' })).toEqual({
    ...{ found: [0], keptOut: { genre: [1], country: [2] }, match: undefined },
  });
  expect(select({ genre: 'war', country: 'FR', decade: '1910' })).toMatchObject({
    found: [3],
    keptOut: { genre: [], country: [], decade: [] },
  });
});

test('each film that the only filter refuses is kept out by it', () => {
  expect(select({ country: 'DE' })).toMatchObject({ found: [0, 1], keptOut: { country: [2, 3] } });
});

test('what a range refuses no choice of a facet would find', () => {
  expect(select({ genre: 'horror', 'year-from': '1920' })).toMatchObject({
    found: [0],
    keptOut: { genre: [1] },
  });
  expect(select({ 'year-from': '1912' })).toMatchObject({ found: [0, 1], keptOut: {} });
});

test('what a text does not find is neither found nor kept out', () => {
  const { found, keptOut, match } = select({ q: 'faust', country: 'DE' });
  expect(found).toEqual([0]);
  expect(keptOut).toEqual({ country: [2] });
  expect([...(match?.scores ?? [])].map((score) => score > 0)).toEqual([true, false, true, false]);
});
