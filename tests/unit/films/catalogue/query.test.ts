import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';
import { expect, test } from 'vitest';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { dropFilters, dropRange, dropText, toggleValue } from '@/lib/films/catalogue/change-query';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { countChoices, lastPage, longestText, mostValues } from '@/lib/films/catalogue/query';
import { readParams } from '@/lib/films/catalogue/read-params';

function read(href: string) {
  return parseQuery(readParams(new URL(href, 'http://x').searchParams));
}

test('an empty address asks for the whole catalogue, oldest first', () => {
  expect(parseQuery({})).toEqual({
    ...{ text: '', filters: {}, ranges: {}, unseen: false },
    ...{ sort: 'oldest', view: 'grid', page: 1 },
  });
});

test('what the address says comes back as the same address', () => {
  const href =
    '/catalogue?q=faust&genre=horror&genre=war&country=DE&decade=1920&director=robert-wiene&actor=lil-dagover&person=carl-mayer&language=de&runtime=60-100&subtitles=both&access=captions-de&watchable=1&shop=1&year-from=1919&year-to=1923&runtime-to=90&unseen=1&sort=title&view=list&page=2';
  expect(catalogueHref(read(href))).toBe(href);
});

test('two ways to write a query have one address', () => {
  const href = '/catalogue?genre=horror&genre=war&country=DE';
  expect(catalogueHref(read('/catalogue?country=DE&genre=war&genre=horror&genre=war'))).toBe(href);
});

test('the empty fields of a form leave no trace in the address', () => {
  expect(catalogueHref(parseQuery({ q: ' ', genre: '', sort: 'oldest', page: '1' }))).toBe(
    '/catalogue',
  );
});

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

test('a range that is taken back leaves the other', () => {
  const query = read('/catalogue?genre=war&year-from=1919&runtime-to=90&page=2');
  expect(catalogueHref(dropRange(query, 'year'))).toBe('/catalogue?genre=war&runtime-to=90');
  expect(countChoices(query)).toBe(3);
  expect(countChoices(dropFilters({ ...query, unseen: true }))).toBe(0);
});

test('a text that is given up takes its order with it', () => {
  expect(catalogueHref(dropText(read('/catalogue?q=faust&genre=war')))).toBe(
    '/catalogue?genre=war',
  );
  expect(dropText(read('/catalogue?q=faust&sort=title')).sort).toBe('title');
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

test('a text is cut where nobody types on', () => {
  expect(parseQuery({ q: 'a'.repeat(500) }).text).toHaveLength(longestText);
});

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

test('a text is taken without the spaces around and between its words, but one', () => {
  expect(parseQuery({ q: '  the   last\n laugh ' }).text).toBe('the last laugh');
  expect(parseQuery({ q: `${'a'.repeat(longestText - 1)} b` }).text).toHaveLength(longestText - 1);
});

test('values are taken in their order, without the spaces around them', () => {
  expect(parseQuery({ genre: [' war ', 'horror'] }).filters).toEqual({ genre: ['horror', 'war'] });
});

test('of a parameter that stands twice the first counts, and of none there is nothing', () => {
  expect(parseQuery({ q: ['faust', 'x'], view: ['list', 'grid'], sort: [] })).toMatchObject({
    ...{ text: 'faust', view: 'list', sort: 'relevance' },
  });
});

test('relevance may be asked for by name where there is a text', () => {
  expect(parseQuery({ q: 'faust', sort: 'relevance' }).sort).toBe('relevance');
  expect(parseQuery({ q: 'faust', sort: 'title' }).sort).toBe('title');
});

test('values that are put in stand in their order, and one that is taken out leaves the others', () => {
  const query = read('/catalogue?genre=horror&genre=war&country=DE');
  expect(toggleValue(query, 'genre', 'drama').filters.genre).toEqual(['drama', 'horror', 'war']);
  expect(toggleValue(query, 'genre', 'war').filters).toEqual({
    genre: ['horror'],
    country: ['DE'],
  });
  expect(toggleValue(query, 'country', 'DE').filters).toEqual({ genre: ['horror', 'war'] });
  expect(toggleValue(query, 'decade', '1920').filters.decade).toEqual(['1920']);
  expect(toggleValue(query, 'genre', 'war').page).toBe(1);
});

test('an address says nothing that goes without saying', () => {
  expect(catalogueHref({})).toBe('/catalogue');
  expect(catalogueHref({ view: 'grid', sort: 'oldest', page: 1, text: '' })).toBe('/catalogue');
  expect(catalogueHref({ sort: 'relevance' })).toBe('/catalogue');
  expect(catalogueHref({ filters: { genre: 'war', decade: ['1930', '1920'] }, page: 2 })).toBe(
    '/catalogue?genre=war&decade=1920&decade=1930&page=2',
  );
});

test('reads only words, whatever a parameter is called', () => {
  const params = new URL('http://x/catalogue?__proto__=1&sort=title').searchParams;
  expect(parseQuery(searchParamsToUrlQuery(params))).toEqual(parseQuery({ sort: 'title' }));
});
