import { describe, expect, test } from 'vitest';
import { facetKeys } from '@/lib/films/catalogue/facets';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { facetBit, isOffered, judgeFilms } from '@/lib/films/search/judge-films';
import { smallHouse } from './small-house';

const from = '2026-11-01T00:00:00Z';
const until = '2026-12-01T00:00:00Z';
const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
const { index } = smallHouse({
  a: { year: 1910, runtime: 10, countries: ['FR', 'DE'], genres: ['war'] },
  b: { year: 1920, runtime: 20, countries: ['DE'], media, vod: { ads: false, from, until } },
  c: { year: 1930, countries: [], genres: ['horror', 'war'] },
});
const genre = 1;
const country = 2;
const watchable = 1024;
const year = 4096;
const runtime = 8192;

function judge(asked: Partial<CatalogueQuery>, now = from): number[] {
  return [...judgeFilms(index, { filters: {}, ranges: {}, ...asked }, new Date(now))];
}

test('each facet has a bit of its own, in the order of the address', () => {
  expect(facetKeys.map(facetBit)).toEqual(facetKeys.map((_, number) => 2 ** number));
  expect([facetBit('genre'), facetBit('country'), facetBit('watchable')]).toEqual([
    ...[genre, country, watchable],
  ]);
});

test('where nothing is asked no film is refused', () => {
  expect(judge({})).toEqual([0, 0, 0]);
});

describe('a facet', () => {
  test('refuses what has none of its chosen values', () => {
    expect(judge({ filters: { country: ['FR'] } })).toEqual([0, country, country]);
    expect(judge({ filters: { country: ['DE'] } })).toEqual([0, 0, country]);
    expect(judge({ filters: { country: ['FR', 'DE'] } })).toEqual([0, 0, country]);
    expect(judge({ filters: { genre: ['war'] } })).toEqual([0, genre, 0]);
    expect(judge({ filters: { genre: ['horror'] } })).toEqual([genre, genre, 0]);
    expect(judge({ filters: { country: ['unheard-of'] } })).toEqual([country, country, country]);
  });

  test('that is not the only one to refuse adds to the others', () => {
    expect(judge({ filters: { country: ['FR'], genre: ['horror'] } })).toEqual([
      ...[genre, genre | country, country],
    ]);
  });
});

describe('a range', () => {
  test('has both of its ends in it', () => {
    expect(judge({ ranges: { year: { from: 1910, to: 1920 } } })).toEqual([0, 0, year]);
    expect(judge({ ranges: { year: { from: 1911 } } })).toEqual([year, 0, 0]);
    expect(judge({ ranges: { year: { to: 1919 } } })).toEqual([0, year, year]);
  });

  test('of lengths refuses what nobody has timed', () => {
    expect(judge({ ranges: { runtime: { from: 1 } } })).toEqual([0, 0, runtime]);
    expect(judge({ ranges: { runtime: { to: 19 } } })).toEqual([0, runtime, runtime]);
  });

  test('adds to the facets and to the other range', () => {
    const ranges = { year: { from: 1920 }, runtime: { from: 15 } };
    expect(judge({ filters: { country: ['FR'] }, ranges })).toEqual([
      ...[year | runtime, country, country | runtime],
    ]);
  });
});

test('what is to be watched now is by the moment', () => {
  const filters = { watchable: ['1'] };
  expect(judge({ filters })).toEqual([watchable, 0, watchable]);
  expect(judge({ filters }, until)).toEqual([watchable, watchable, watchable]);
  expect(judge({ filters: { ...filters, country: ['FR'] } })).toEqual([
    ...[watchable, country, watchable | country],
  ]);
});

test('an offer holds from its first moment on, until before its last', () => {
  const moments = [
    Date.parse(from) - 1,
    Date.parse(from),
    Date.parse(until) - 1,
    Date.parse(until),
  ];
  expect(moments.map((now) => isOffered(index, 1, now))).toEqual([false, true, true, false]);
  expect(moments.some((now) => isOffered(index, 0, now))).toBe(false);
  expect(isOffered(index, 3, Date.parse(from)), 'no film').toBe(false);
});
