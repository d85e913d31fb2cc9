import { expect, test } from 'vitest';
import { browse } from '@/lib/films/catalogue/browse';
import { listFacets } from '@/lib/films/catalogue/facets';
import { pageSize, parseQuery } from '@/lib/films/catalogue/query';
import { filmFixture } from '../film-fixture';

const now = new Date('2026-11-21T12:00:00Z');
const media = { film: { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] } };
const films = [
  filmFixture('b', {
    year: 1922,
    runtime: 94,
    genres: ['horror'],
    countries: ['DE'],
    directors: ['F. W. Murnau'],
  }),
  filmFixture('a', { year: 1922, genres: ['drama'], countries: ['FR', 'BE'] }),
  filmFixture('c', {
    year: 1919,
    runtime: 7,
    genres: ['horror', 'drama'],
    media,
    vod: { ads: false },
  }),
];
const found = (params: Record<string, string>) =>
  browse(films, parseQuery(params), now, 'fr').films.map(({ slug }) => slug);

test('oldest first, and films of one year by title', () => {
  expect(found({})).toEqual(['c', 'a', 'b']);
});

test('each filter keeps the films that have its value', () => {
  expect(found({ genre: 'horror' })).toEqual(['c', 'b']);
  expect(found({ country: 'BE' })).toEqual(['a']);
  expect(found({ decade: '1910' })).toEqual(['c']);
  expect(found({ director: 'f-w-murnau' })).toEqual(['b']);
  expect(found({ watchable: '1' })).toEqual(['c']);
});

test('filters are all held at once', () => {
  expect(found({ genre: 'horror', decade: '1920' })).toEqual(['b']);
  expect(found({ genre: 'horror', country: 'FR' })).toEqual([]);
});

test('a film of unknown length comes last, shortest or longest first', () => {
  expect(found({ sort: 'shortest' })).toEqual(['c', 'b', 'a']);
  expect(found({ sort: 'longest' })).toEqual(['b', 'c', 'a']);
});

test('a page past the last is the last, and nothing is on two pages', () => {
  const many = Array.from({ length: pageSize + 3 }, (_, index) => filmFixture(`film-${index}`));
  const first = browse(many, parseQuery({}), now, 'fr');
  const last = browse(many, parseQuery({ page: '9' }), now, 'fr');
  expect([first.films.length, last.films.length, last.page, last.pages]).toEqual([
    pageSize,
    3,
    2,
    2,
  ]);
  expect(new Set([...first.films, ...last.films].map(({ slug }) => slug)).size).toBe(many.length);
});

test('facets count the films under each value', () => {
  expect(listFacets(films).genre).toContainEqual({ value: 'horror', label: 'Épouvante', count: 2 });
  expect(
    listFacets(films)
      .country.map(({ value }) => value)
      .sort(),
  ).toEqual(['BE', 'DE', 'FR']);
});
