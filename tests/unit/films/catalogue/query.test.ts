import { expect, test } from 'vitest';
import { catalogueHref, parseQuery } from '@/lib/films/catalogue/query';

test('an empty address asks for the whole catalogue, oldest first', () => {
  expect(parseQuery({})).toEqual({ filters: {}, watchable: false, sort: 'oldest', page: 1 });
});

test('what the address says comes back as the same address', () => {
  const href =
    '/catalogue?genre=horror&country=DE&decade=1920&director=robert-wiene&watchable=1&sort=title&page=2';
  expect(
    catalogueHref(parseQuery(Object.fromEntries(new URL(href, 'http://x').searchParams))),
  ).toBe(href);
});

test('the empty fields of a form leave no trace in the address', () => {
  expect(catalogueHref(parseQuery({ genre: '', country: '', sort: 'oldest', page: '1' }))).toBe(
    '/catalogue',
  );
});

test('an order or a page that does not exist is as if it were not there', () => {
  for (const page of ['0', '-1', '1.5', 'abc', '1e99']) expect(parseQuery({ page }).page).toBe(1);
  expect(parseQuery({ sort: 'random' }).sort).toBe('oldest');
});

test('of a value that stands twice the first counts', () => {
  expect(parseQuery({ genre: ['horror', 'drama'] }).filters.genre).toBe('horror');
});
