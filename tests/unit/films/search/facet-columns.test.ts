import { expect, test } from 'vitest';
import { columnKeys } from '@/lib/films/catalogue/facets';
import { toFacetColumns } from '@/lib/films/search/facet-columns';
import { toFilm } from '@/lib/films/to-film';
import { smallHouse } from './small-house';

const { library } = smallHouse({
  none: {},
  two: { countries: ['FR', 'DE'], directors: ['Paul Orlac'], cast: [{ name: 'Paul Orlac' }] },
  one: { year: 1899, countries: ['FR'], crew: [{ name: 'Anna Orlac', job: 'music' }] },
});
const films = [...library.films].map(([slug, raw]) => toFilm(slug, raw, 'fr', library));
const columns = toFacetColumns(films, new Set(['one', 'unheard-of']));

test('a facet has its values in order, and of each film their numbers', () => {
  expect(columns.country).toEqual({
    values: ['DE', 'FR'],
    starts: Uint32Array.of(0, 0, 2, 3),
    numbers: Uint32Array.of(1, 0, 1),
  });
  expect(columns.decade).toEqual({
    values: ['1890', '1920'],
    starts: Uint32Array.of(0, 1, 2, 3),
    numbers: Uint32Array.of(1, 1, 0),
  });
});

test('a value that a film has twice counts once', () => {
  expect(columns.person).toEqual({
    values: ['anna-orlac', 'paul-orlac'],
    starts: Uint32Array.of(0, 0, 1, 2),
    numbers: Uint32Array.of(1, 0),
  });
});

test('a film stands in the shop where an article is about it', () => {
  expect(columns.shop).toEqual({
    values: ['1'],
    starts: Uint32Array.of(0, 0, 0, 1),
    numbers: Uint32Array.of(0),
  });
});

test('there is a column for each facet that the hour does not decide', () => {
  expect(Object.keys(columns)).toEqual(columnKeys);
  expect(columns).not.toHaveProperty('watchable');
  expect(toFacetColumns([], new Set()).genre).toEqual({
    ...{ values: [], starts: Uint32Array.of(0), numbers: new Uint32Array() },
  });
});
