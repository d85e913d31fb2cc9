import { describe, expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { toFilm } from '@/lib/catalog/films/to-film';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { countFacets } from '@/lib/search/engine/count-facets';
import { countFilmsWithValue, listFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { findFilms } from '@/lib/search/engine/find-films';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { selectFilms } from '@/lib/search/engine/select-films';
import { type FacetKey, facetKeys, facets } from '@/lib/search/query/facets';
import { parseQuery, type SearchParams } from '@/lib/search/query/parse-query';
import type { CatalogueQuery, Filters } from '@/lib/search/query/query';
import { makeFilms } from '@/tests/doubles/made-films';
import { makeQueries } from '@/tests/doubles/made-queries';
import { type Facts, smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');

describe('count facets', () => {
  const from = '2026-11-01T00:00:00Z';
  const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
  const offered: Facts = { media, vod: { ads: false, from } };
  const house = smallHouse({
    a: { ...offered, countries: ['FR', 'DE'], genres: ['horror'] },
    b: { ...offered, countries: ['DE'], genres: ['war'] },
    c: { countries: ['FR'], genres: ['war'] },
    d: { countries: ['DE'], genres: ['war'] },
  }).index;
  function count(filters: Filters, counted?: FacetKey[], { index = house, now = from } = {}) {
    const asked = { filters, now: new Date(now), counted };
    const selected = selectFilms(index, { text: '', filters, ranges: {} }, asked.now);
    return countFacets(index, selected, asked);
  }
  const value = (value: string, count: number, chosen = false) => ({ value, count, chosen });

  describe('the values of a facet', () => {
    test('stand with their films, most films first, of equals the first by name', () => {
      const { country, genre } = count({});
      expect(country).toEqual({ counts: [value('DE', 3), value('FR', 2)], more: 0 });
      expect(genre).toEqual({ counts: [value('war', 3), value('horror', 1)], more: 0 });
      expect(count({ genre: ['horror'] }).country.counts).toEqual([value('DE', 1), value('FR', 1)]);
    });

    test('are counted among what the other facets leave, their own choice aside', () => {
      const { country, genre } = count({ country: ['FR'], genre: ['war'] });
      expect(country.counts).toEqual([value('FR', 1, true), value('DE', 2)]);
      expect(genre.counts).toEqual([value('war', 1, true), value('horror', 1)]);
    });

    test('that are chosen come first, even those of no film', () => {
      const { country } = count({ country: ['unheard-of', 'FR'] });
      expect(country).toEqual({
        ...{
          counts: [value('unheard-of', 0, true), value('FR', 2, true), value('DE', 3)],
          more: 0,
        },
      });
    });
  });

  describe('of many values', () => {
    const cast = Array.from({ length: 103 }, (_, number) => ({ name: `Actor ${number + 100}` }));
    const { index } = smallHouse({ a: { cast }, b: { cast: cast.slice(0, 1) } });
    const actors = (chosen: string[]) =>
      count(chosen.length > 0 ? { actor: chosen } : {}, undefined, { index }).actor;

    test('a hundred are listed, and how many more there are is said', () => {
      const { counts, more } = actors([]);
      expect([counts.length, more]).toEqual([100, 3]);
      expect(counts[0]).toEqual(value('actor-100', 2));
    });
  });

  describe('what is to be watched now', () => {
    test('is counted by the hour, its own switch aside', () => {
      expect(count({}).watchable).toEqual({ counts: [value('1', 2)], more: 0 });
      expect(count({ watchable: ['1'] }).watchable.counts).toEqual([value('1', 2, true)]);
      expect(count({ genre: ['horror'] }).watchable.counts).toEqual([value('1', 1)]);
      expect(count({ watchable: ['1'], country: ['FR'] }).country.counts).toEqual([
        ...[value('FR', 1, true), value('DE', 2)],
      ]);
    });

    test('has a switch in a house that offers anything at some time, or where it is chosen', () => {
      const before = '2026-10-31T00:00:00Z';
      expect(count({}, [], { now: before }).watchable).toEqual({ counts: [], more: 0 });
      const { index } = smallHouse({ a: {}, b: {} });
      expect(count({}, [], { index }).watchable).toEqual({ counts: [], more: 0, none: true });
      expect(count({ watchable: ['1'] }, [], { index }).watchable).toEqual({
        ...{ counts: [value('1', 0, true)], more: 0 },
      });
    });
  });

  describe('what no film of the house has', () => {
    test('is said, unless it is chosen', () => {
      expect(count({}).actor).toEqual({ counts: [], more: 0, none: true });
      expect(count({ actor: ['nobody'] }).actor).toEqual({
        ...{ counts: [value('nobody', 0, true)], more: 0 },
      });
      expect(count({ genre: ['unheard-of'] }).country, 'only a choice leaves none').toEqual({
        ...{ counts: [], more: 0 },
      });
    });
  });

  test('of what is not looked at stands what is chosen alone, and every switch', () => {
    const filters = parseQuery({ genre: ['war', 'horror'], watchable: '1' }).filters;
    const some = count(filters, ['country']);
    expect(some.country).toEqual(count(filters).country);
    expect(some.genre).toEqual({
      ...{ counts: [value('horror', 0, true), value('war', 0, true)], more: 0, brief: true },
    });
    expect(some.decade).toEqual({ counts: [], more: 0, brief: true });
    expect(some.shop).toEqual({ counts: [], more: 0, none: true });
    expect(some.watchable.counts).toEqual([value('1', 2, true)]);
  });
});

describe('counts', () => {
  const real = loadLibrary();
  const invented = {
    ...real,
    films: makeFilms(300, Object.keys(real.genres)),
    collections: new Map(),
    articles: new Map(),
  };
  const chosen: SearchParams[] = [
    {},
    { genre: ['horror', 'drama'] },
    { genre: 'horror', country: ['FR', 'DE'], decade: '1920' },
    { watchable: '1' },
    { watchable: '1', genre: 'animation', subtitles: 'both' },
    { shop: '1', director: 'georges-melies' },
    { genre: 'western', country: 'FR' },
    { runtime: ['under-10', '60-100'], language: 'zxx', sort: 'longest' },
  ];

  for (const [name, library] of Object.entries({ real, invented })) {
    const index = openIndex(buildIndex(library));
    const films = [...library.films].map(([slug, raw]) => toFilm(slug, raw, 'fr', library));
    const inShop = new Set([...library.articles.values()].flatMap((article) => article.films));
    const read = (film: Film, key: FacetKey) =>
      key === 'watchable'
        ? [isWatchable(film, now)].filter(Boolean).map(() => '1')
        : [...new Set(facets[key].values(film, inShop))];
    const known = new Map(
      films.map((film) => [film, new Map(facetKeys.map((key) => [key, read(film, key)]))]),
    );
    const values = (film: Film, key: FacetKey) => known.get(film)?.get(key) ?? [];
    const accepts = (film: Film, key: FacetKey, { filters }: CatalogueQuery) =>
      !filters[key] || values(film, key).some((value) => filters[key]?.includes(value));
    const mixed = makeQueries([...library.films.values()], 120).map((query) => ({
      ...query,
      page: 1,
    }));

    test(`the ${name} catalogue's counts are those of a naive count`, () => {
      for (const query of [...chosen.map(parseQuery), ...mixed]) {
        const all = { locale: 'fr', now, limit: films.length } as const;
        const found = findFilms(index, query, all);
        const withText = new Set(findFilms(index, { ...query, filters: {} }, all).slugs);
        const left = films.filter(({ slug }) => withText.has(slug));
        const kept = left.filter((film) => facetKeys.every((key) => accepts(film, key, query)));
        expect(found.slugs.toSorted()).toEqual(kept.map(({ slug }) => slug).toSorted());
        const facets = found.facets();
        for (const key of facetKeys) {
          const open = left.filter((film) =>
            facetKeys.every((other) => other === key || accepts(film, other, query)),
          );
          const tally = new Map<string, number>();
          for (const value of open.flatMap((film) => values(film, key)))
            tally.set(value, (tally.get(value) ?? 0) + 1);
          const { counts, more } = facets[key];
          expect(counts).toEqual(
            counts.map(({ value }) => ({
              value,
              count: tally.get(value) ?? 0,
              chosen: query.filters[key]?.includes(value) ?? false,
            })),
          );
          expect(counts.filter(({ count }) => count > 0).length + more).toBe(tally.size);
        }
      }
    });
  }
});

describe('select films', () => {
  const { index } = smallHouse({
    faust: { year: 1926, genres: ['horror'], countries: ['DE'] },
    mann: { title: 'Der letzte Mann', year: 1924, countries: ['DE'] },
    marguerite: { title: 'Faust et Marguerite', year: 1897, genres: ['horror'], countries: ['FR'] },
    patouillard: { year: 1911, genres: ['war'], countries: ['FR'] },
  });
  const select = (params: SearchParams) => selectFilms(index, parseQuery(params), now);

  test('a film is kept out by one filter alone, not by two', () => {
    expect(select({ genre: 'horror', country: 'DE' })).toEqual({
      ...{ found: [0], keptOut: { genre: [1], country: [2] }, match: undefined },
    });
    expect(select({ genre: 'war', country: 'FR', decade: '1910' })).toMatchObject({
      found: [3],
      keptOut: { genre: [], country: [], decade: [] },
    });
  });
});

describe('films under', () => {
  const { index } = smallHouse({
    faust: { directors: ['F. W. Murnau'], crew: [{ name: 'Hans Kyser', job: 'screenplay' }] },
    nerven: { directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
    schloss: { directors: ['F. W. Murnau'], cast: [{ name: 'F. W. Murnau' }] },
  });

  test('a value leads to its films, each once', () => {
    expect(listFilmsWithValue(index, 'person', 'f-w-murnau')).toEqual(['faust', 'schloss']);
    expect(listFilmsWithValue(index, 'director', 'robert-reinert')).toEqual(['nerven']);
    expect(listFilmsWithValue(index, 'actor', 'f-w-murnau')).toEqual(['schloss']);
    expect(countFilmsWithValue(index, 'person', 'f-w-murnau')).toBe(2);
  });

  test.each(['', 'a', 'hans', 'zz', '__proto__'])(
    '%j, which no film has, leads to none',
    (value) => {
      expect(listFilmsWithValue(index, 'person', value)).toEqual([]);
      expect(countFilmsWithValue(index, 'person', value)).toBe(0);
    },
  );
});
