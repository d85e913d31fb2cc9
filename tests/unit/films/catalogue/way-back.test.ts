import { expect, test } from 'vitest';
import { isMisread } from '@/lib/films/catalogue/is-misread';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';
import { wayBack } from '@/lib/films/catalogue/way-back';
import { smallHouse } from '../search/small-house';

const { index } = smallHouse({
  a: { genres: ['horror'], countries: ['DE'], directors: ['Ada'] },
  b: { genres: ['war'] },
});
const params = (query: string) => readParams(new URLSearchParams(query));
const lead = (query: string, page = 1) => wayBack(parseQuery(params(query)), page, index);

test.each([
  ['page=99', 2, '/catalogue?page=2'],
  ['genre=horror&page=3', 1, '/catalogue?genre=horror'],
  ['genre=western', 1, '/catalogue'],
  ['genre=western&genre=war&country=DE', 1, '/catalogue?genre=war&country=DE'],
  ['director=nobody&view=list&page=2', 2, '/catalogue?view=list'],
  ['q=faust&country=FR', 1, '/catalogue?q=faust'],
])('%s, found on page %i, leads back to %s', (query, page, back) => {
  expect(lead(query, page)).toBe(back);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['director=ada', 1],
  // Films have them or not; the site's own lists say what there is.
  ['genre=war&country=DE&runtime=10-60&subtitles=both&watchable=1&shop=1', 1],
  ['q=nothing+at+all', 1],
])('%s, found on page %i, stays', (query, page) => {
  expect(lead(query, page)).toBeUndefined();
});

test.each([
  'page=abc',
  'page=0',
  'page=-1',
  'genre=NOPE!',
  'country=de',
  'year-from=x',
  'sort=price',
  'view=map',
  'watchable=yes',
])('%s is what nobody can mean', (query) => {
  expect(isMisread(params(query))).toBe(true);
});

test.each([
  '',
  'q=',
  'page=',
  'q=&genre=&year-from=&year-to=&sort=relevance',
  'utm_source=x',
  'page=2&genre=war',
  'country=DE&unseen=1',
])('%j is read as it stands', (query) => {
  expect(isMisread(params(query))).toBe(false);
});
