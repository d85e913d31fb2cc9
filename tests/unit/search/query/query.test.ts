import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';
import { describe, expect, test } from 'vitest';
import {
  catalogueHref,
  catalogueRedirect,
  hasUnknownParams,
  listCataloguePaths,
  parseQuery,
  readParams,
} from '@/lib/search/query/catalogue-address';
import {
  lastPage,
  maxTextLength,
  maxValues,
  pageSize,
  toggleValue,
} from '@/lib/search/query/query';
import { smallSite } from '../engine/small-site';

const params = (search: string) => readParams(new URLSearchParams(search));
const parse = (search: string) => parseQuery(params(search));

describe('parseQuery and catalogueHref', () => {
  const complete =
    'q=faust&genre=horror&genre=war&country=DE&decade=1920&director=robert-wiene&actor=lil-dagover&person=carl-mayer&language=de&runtime=from-90&children=8&subtitles=both&access=captions-de&watchable=1&shop=1&year-from=1919&year-to=1923&runtime-to=90&unseen=1&sort=title&view=list&page=2';

  test.each([
    ['all parameters', complete, `?${complete}`],
    ['order', 'country=DE&genre=war&genre=horror&genre=war', '?genre=horror&genre=war&country=DE'],
    ['empty fields of a form', 'q=+&genre=&sort=featured&page=1', ''],
    ['invalid values', 'sort=random&view=wall&decade=1925&country=Germany&runtime=long', ''],
    ['invalid pages', 'page=0', ''],
    ['invalid pages', 'page=-1', ''],
    ['invalid pages', 'page=1.5', ''],
    ['invalid pages', 'page=abc', ''],
    ['invalid pages', 'page=1e99', ''],
    ['relevance with a text', 'q=faust&sort=relevance', '?q=faust'],
    ['relevance without a text', 'sort=relevance', ''],
    ['the default order without a text', 'q=faust&sort=featured', '?q=faust&sort=featured'],
  ])('%s: %s has the canonical URL “%s”', (_, search, canonical) =>
    expect(catalogueHref(parse(search))).toBe(`/catalogue${canonical}`),
  );

  test.each([
    ['year-from=1919&year-to=1923', { year: { from: 1919, to: 1923 } }],
    ['runtime-from=90&runtime-to=60', { runtime: { from: 60, to: 90 } }],
    ['runtime-to=60&year-from=19', { runtime: { from: undefined, to: 60 } }],
    ['runtime-from=', {}],
    ['runtime-from=0', {}],
    ['runtime-from=-5', {}],
    ['runtime-from=abc', {}],
    ['runtime-from=1e3', {}],
    ['runtime-from=1234', {}],
  ])('%s has the ranges %j', (search, ranges) => expect(parse(search).ranges).toEqual(ranges));

  test('texts, values and pages are limited', () => {
    const genre = Array.from({ length: 30 }, (_, number) => `genre-${number}`);
    const query = parseQuery({ q: 'a'.repeat(500), genre, page: '99999' });
    expect(query.text).toHaveLength(maxTextLength);
    expect(query.filters.genre).toHaveLength(maxValues);
    expect(query.page).toBe(lastPage);
  });

  test('a parameter named like a built-in property is ignored', () => {
    const { searchParams } = new URL('http://x/catalogue?__proto__=1&sort=title');
    expect(parseQuery(searchParamsToUrlQuery(searchParams))).toEqual(parseQuery({ sort: 'title' }));
  });
});

test('toggleValue adds or removes a value and returns to page 1', () => {
  const query = parse('genre=war&page=3');
  const added = '/catalogue?genre=horror&genre=war';
  expect(catalogueHref(toggleValue(query, 'genre', 'horror'))).toBe(added);
  expect(catalogueHref(toggleValue(query, 'genre', 'war'))).toBe('/catalogue');
});

test.each([
  ['page=99', 2, '/catalogue?page=2'],
  ['genre=horror&page=3', 1, '/catalogue?genre=horror'],
  ['genre=western', 1, '/catalogue'],
  ['genre=western&genre=war&country=DE', 1, '/catalogue?genre=war&country=DE'],
  ['director=nobody&view=list&page=2', 2, '/catalogue?view=list'],
  ['q=faust&country=FR', 1, '/catalogue?q=faust'],
  ['', 1, undefined],
  ['page=2', 2, undefined],
  ['director=ada', 1, undefined],
  // These facets have fixed values, whether films have them or not.
  ['genre=war&country=DE&runtime=under-60&subtitles=both&watchable=1&shop=1', 1, undefined],
  ['q=nothing+at+all', 1, undefined],
])('“%s”, found on page %i, is redirected to %s', (search, page, target) => {
  const { index } = smallSite({
    a: { genres: ['horror'], countries: ['DE'], directors: ['Ada'] },
    b: { genres: ['war'] },
  });
  expect(catalogueRedirect(parse(search), page, index)).toBe(target);
});

test.each([
  ...['page=abc', 'page=0', 'page=-1', 'genre=NOPE!', 'country=de', 'year-from=x', 'sort=price'],
  ...['view=map', 'watchable=yes'],
])('hasUnknownParams: “%s” has an invalid value', (search) =>
  expect(hasUnknownParams(params(search))).toBe(true),
);

test.each([
  ...['', 'q=', 'page=', 'q=&genre=&year-from=&year-to=&sort=relevance', 'utm_source=x'],
  ...['page=2&genre=war', 'country=DE&unseen=1'],
])('hasUnknownParams: “%s” is valid', (search) =>
  expect(hasUnknownParams(params(search))).toBe(false),
);

test.each([
  [0, ['/catalogue']],
  [pageSize, ['/catalogue']],
  [2 * pageSize + 1, ['/catalogue', '/catalogue?page=2', '/catalogue?page=3']],
])('a catalogue of %i films has the pages %j', (films, paths) =>
  expect(listCataloguePaths(films)).toEqual(paths),
);
