import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';
import { describe, expect, test } from 'vitest';
import {
  catalogueHref,
  catalogueRedirect,
  listCataloguePaths,
} from '@/lib/search/query/catalogue-href';
import { hasUnknownParams, parseQuery, readParams } from '@/lib/search/query/parse-query';
import { lastPage, longestText, mostValues, pageSize, toggleValue } from '@/lib/search/query/query';
import { smallHouse } from '../engine/small-house';

describe('query', () => {
  function read(href: string) {
    return parseQuery(readParams(new URL(href, 'http://x').searchParams));
  }

  test('what the address says comes back as the same address', () => {
    const href =
      '/catalogue?q=faust&genre=horror&genre=war&country=DE&decade=1920&director=robert-wiene&actor=lil-dagover&person=carl-mayer&language=de&runtime=60-100&subtitles=both&access=captions-de&watchable=1&shop=1&year-from=1919&year-to=1923&runtime-to=90&unseen=1&sort=title&view=list&page=2';
    expect(catalogueHref(read(href))).toBe(href);
  });

  test('two ways to write a query have one address', () => {
    const href = '/catalogue?genre=horror&genre=war&country=DE';
    expect(catalogueHref(read('/catalogue?country=DE&genre=war&genre=horror&genre=war'))).toBe(
      href,
    );
  });

  test('the empty fields of a form leave no trace in the address', () =>
    expect(catalogueHref(parseQuery({ q: ' ', genre: '', sort: 'oldest', page: '1' }))).toBe(
      '/catalogue',
    ));

  test('a range has two ends, one, or none, and the lower one first', () => {
    expect(parseQuery({ 'year-from': '1919', 'year-to': '1923' }).ranges).toEqual({
      year: { from: 1919, to: 1923 },
    });
    expect(parseQuery({ 'runtime-from': '90', 'runtime-to': '60' }).ranges).toEqual({
      runtime: { from: 60, to: 90 },
    });
    expect(parseQuery({ 'runtime-to': '60', 'year-from': '19' }).ranges).toEqual({
      runtime: { from: undefined, to: 60 },
    });
    for (const value of ['', '0', '-5', 'abc', '1e3', '1234'])
      expect(parseQuery({ 'runtime-from': value }).ranges).toEqual({});
  });

  test('an order, a view, a page or a value that does not exist is as if it were not there', () => {
    for (const page of ['0', '-1', '1.5', 'abc', '1e99']) expect(parseQuery({ page }).page).toBe(1);
    expect(parseQuery({ sort: 'random' }).sort).toBe('oldest');
    expect(parseQuery({ view: 'wall' }).view).toBe('grid');
    expect(parseQuery({ decade: '1925', country: 'Germany', runtime: 'long' }).filters).toEqual({});
  });

  test('relevance is the order of a text and of nothing else', () => {
    expect(parseQuery({ q: 'faust' }).sort).toBe('relevance');
    expect(parseQuery({ sort: 'relevance' }).sort).toBe('oldest');
    expect(catalogueHref({ text: 'faust', sort: 'relevance' })).toBe('/catalogue?q=faust');
    expect(catalogueHref({ text: 'faust', sort: 'oldest' })).toBe('/catalogue?q=faust&sort=oldest');
  });

  test('a text is cut where nobody types on', () =>
    expect(parseQuery({ q: 'a'.repeat(500) }).text).toHaveLength(longestText));

  test('as many values and pages count as the interface takes', () => {
    const genre = Array.from({ length: 30 }, (_, number) => `genre-${number}`);
    expect(parseQuery({ genre, page: '99999' })).toMatchObject({
      filters: { genre: { length: mostValues } },
      page: lastPage,
    });
  });

  test('a value is put in and taken out, from the first page again', () => {
    const query = read('/catalogue?genre=war&page=3');
    expect(catalogueHref(toggleValue(query, 'genre', 'horror'))).toBe(
      '/catalogue?genre=horror&genre=war',
    );
    expect(catalogueHref(toggleValue(query, 'genre', 'war'))).toBe('/catalogue');
  });

  test('reads only words, whatever a parameter is called', () => {
    const params = new URL('http://x/catalogue?__proto__=1&sort=title').searchParams;
    expect(parseQuery(searchParamsToUrlQuery(params))).toEqual(parseQuery({ sort: 'title' }));
  });
});

describe('way back', () => {
  const { index } = smallHouse({
    a: { genres: ['horror'], countries: ['DE'], directors: ['Ada'] },
    b: { genres: ['war'] },
  });
  const params = (query: string) => readParams(new URLSearchParams(query));
  const lead = (query: string, page = 1) =>
    catalogueRedirect(parseQuery(params(query)), page, index);

  test.each([
    ['page=99', 2, '/catalogue?page=2'],
    ['genre=horror&page=3', 1, '/catalogue?genre=horror'],
    ['genre=western', 1, '/catalogue'],
    ['genre=western&genre=war&country=DE', 1, '/catalogue?genre=war&country=DE'],
    ['director=nobody&view=list&page=2', 2, '/catalogue?view=list'],
    ['q=faust&country=FR', 1, '/catalogue?q=faust'],
  ])('%s, found on page %i, leads back to %s', (query, page, back) =>
    expect(lead(query, page)).toBe(back),
  );

  test.each([
    ['', 1],
    ['page=2', 2],
    ['director=ada', 1],
    // Films have them or not; the site's own lists say what there is.
    ['genre=war&country=DE&runtime=10-60&subtitles=both&watchable=1&shop=1', 1],
    ['q=nothing+at+all', 1],
  ])('%s, found on page %i, stays', (query, page) => expect(lead(query, page)).toBeUndefined());

  test.each([
    ...['page=abc', 'page=0', 'page=-1', 'genre=NOPE!', 'country=de', 'year-from=x', 'sort=price'],
    ...['view=map', 'watchable=yes'],
  ])('%s is what nobody can mean', (query) => expect(hasUnknownParams(params(query))).toBe(true));

  test.each([
    ...['', 'q=', 'page=', 'q=&genre=&year-from=&year-to=&sort=relevance', 'utm_source=x'],
    ...['page=2&genre=war', 'country=DE&unseen=1'],
  ])('%j is read as it stands', (query) => expect(hasUnknownParams(params(query))).toBe(false));
});

test('a catalogue has as many pages as its films fill, and one without a film', () => {
  expect(listCataloguePaths(0)).toEqual(['/catalogue']);
  expect(listCataloguePaths(pageSize)).toEqual(['/catalogue']);
  expect(listCataloguePaths(2 * pageSize + 1)).toEqual([
    ...['/catalogue', '/catalogue?page=2', '/catalogue?page=3'],
  ]);
});
