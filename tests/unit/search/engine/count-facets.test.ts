import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { countFacets } from '@/lib/search/engine/count-facets';
import { countFilmsWithValue, listFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { findFilms } from '@/lib/search/engine/search-films';
import { selectFilms } from '@/lib/search/engine/select-films';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import { type FacetKey, facetKeys } from '@/lib/search/query/facets';
import type { Filters } from '@/lib/search/query/query';
import { generateFilms } from '@/tests/doubles/generate-films';
import { generateQueries } from '@/tests/doubles/generate-queries';
import { accepts, prepareScan } from './scan-films';
import { type Facts, now, ownMedia, smallSite } from './small-site';

describe('countFacets', () => {
  const from = '2026-11-01T00:00:00Z';
  const offered: Facts = { media: ownMedia, vod: { ads: false, from } };
  const site = smallSite({
    a: { ...offered, countries: ['FR', 'DE'], genres: ['horror'] },
    b: { ...offered, countries: ['DE'], genres: ['war'] },
    c: { countries: ['FR'], genres: ['war'] },
    d: { countries: ['DE'], genres: ['war'] },
  }).index;
  function count(filters: Filters, counted?: FacetKey[], { index = site, at = from } = {}) {
    const asked = { filters, now: new Date(at), counted };
    const selected = selectFilms(index, { text: '', filters, ranges: {} }, asked.now);
    return countFacets(index, selected, asked);
  }
  const value = (name: string, films: number, chosen = false) => ({
    ...{ value: name, count: films, chosen },
  });

  test('values are ordered by number of films, then by name', () => {
    const { country, genre } = count({});
    expect(country).toEqual({ counts: [value('DE', 3), value('FR', 2)], more: 0 });
    expect(genre).toEqual({ counts: [value('war', 3), value('horror', 1)], more: 0 });
    expect(count({ genre: ['horror'] }).country.counts).toEqual([value('DE', 1), value('FR', 1)]);
  });

  test('the filter of a facet does not restrict its own counts', () => {
    const { country, genre } = count({ country: ['FR'], genre: ['war'] });
    expect(country.counts).toEqual([value('FR', 1, true), value('DE', 2)]);
    expect(genre.counts).toEqual([value('war', 1, true), value('horror', 1)]);
  });

  test('chosen values come first, even without films', () => {
    const counts = [value('unheard-of', 0, true), value('FR', 2, true), value('DE', 3)];
    expect(count({ country: ['unheard-of', 'FR'] }).country).toEqual({ counts, more: 0 });
  });

  test('a hundred values are listed, the others are counted', () => {
    const cast = Array.from({ length: 103 }, (_, number) => ({ name: `Actor ${number + 100}` }));
    const { index } = smallSite({ a: { cast }, b: { cast: cast.slice(0, 1) } });
    const { counts, more } = count({}, undefined, { index }).actor;
    expect([counts.length, more]).toEqual([100, 3]);
    expect(counts[0]).toEqual(value('actor-100', 2));
  });

  test('“watchable” counts the offers of the moment, without its own filter', () => {
    expect(count({}).watchable).toEqual({ counts: [value('1', 2)], more: 0 });
    expect(count({ watchable: ['1'] }).watchable.counts).toEqual([value('1', 2, true)]);
    expect(count({ genre: ['horror'] }).watchable.counts).toEqual([value('1', 1)]);
    const french = count({ watchable: ['1'], country: ['FR'] }).country;
    expect(french.counts).toEqual([value('FR', 1, true), value('DE', 2)]);
  });

  test('a facet is “none” if no film has a value at any time and none is chosen', () => {
    const empty = { counts: [], more: 0 };
    expect(count({}).actor).toEqual({ ...empty, none: true });
    expect(count({ actor: ['a'] }).actor).toEqual({ counts: [value('a', 0, true)], more: 0 });
    expect(count({ genre: ['unheard-of'] }).country).toEqual(empty);
    expect(count({}, [], { at: '2026-10-31T00:00:00Z' }).watchable).toEqual(empty);
    const { index } = smallSite({ a: {}, b: {} });
    expect(count({}, [], { index }).watchable).toEqual({ ...empty, none: true });
    const chosen = count({ watchable: ['1'] }, [], { index }).watchable;
    expect(chosen).toEqual({ counts: [value('1', 0, true)], more: 0 });
  });

  test('facets that are not counted list only the chosen values; switches are always counted', () => {
    const { filters } = parseQuery({ genre: ['war', 'horror'], watchable: '1' });
    const some = count(filters, ['country']);
    expect(some.country).toEqual(count(filters).country);
    const counts = [value('horror', 0, true), value('war', 0, true)];
    expect(some.genre).toEqual({ counts, more: 0, brief: true });
    expect(some.decade).toEqual({ counts: [], more: 0, brief: true });
    expect(some.shop).toEqual({ counts: [], more: 0, none: true });
    expect(some.watchable.counts).toEqual([value('1', 2, true)]);
  });
});

const real = loadLibrary();
const films = generateFilms(300, Object.keys(real.genres));
const generated = { ...real, films, collections: new Map(), articles: new Map() };
const chosen: SearchParams[] = [
  {},
  { genre: ['horror', 'drama'] },
  { genre: 'horror', country: ['FR', 'DE'], decade: '1920' },
  { watchable: '1' },
  { watchable: '1', genre: 'animation', subtitles: 'both' },
  { shop: '1', director: 'georges-melies' },
  { genre: 'western', country: 'FR' },
  { runtime: ['under-15', 'from-90'], children: '8' },
  { runtime: ['under-15', 'from-90'], language: 'zxx', sort: 'longest' },
];

test.each(Object.entries({ real, generated }))(
  'facet counts and filters of the %s catalogue equal those of a scan',
  (_, library) => {
    const index = openIndex(buildIndex(library));
    const scanned = prepareScan(library, now);
    const mixed = generateQueries([...library.films.values()], 120);
    for (const query of [...chosen.map(parseQuery), ...mixed.map((one) => ({ ...one, page: 1 }))]) {
      const all = { locale: 'fr', now, limit: scanned.length } as const;
      const found = findFilms(index, query, all);
      const withText = new Set(findFilms(index, { ...query, filters: {} }, all).slugs);
      const left = scanned.filter(({ slug }) => withText.has(slug));
      const accepted = left.filter((film) => facetKeys.every((key) => accepts(film, key, query)));
      expect(found.slugs.toSorted()).toEqual(accepted.map(({ slug }) => slug).toSorted());
      const counted = found.facets();
      for (const key of facetKeys) {
        const others = facetKeys.filter((other) => other !== key);
        const open = left.filter((film) => others.every((other) => accepts(film, other, query)));
        const tally = new Map<string, number>();
        for (const value of open.flatMap((film) => film.facets[key]))
          tally.set(value, (tally.get(value) ?? 0) + 1);
        const { counts, more } = counted[key];
        for (const { value, count, chosen: isChosen } of counts) {
          expect(count).toBe(tally.get(value) ?? 0);
          expect(isChosen).toBe(query.filters[key]?.includes(value) ?? false);
        }
        expect(counts.filter(({ count }) => count > 0).length + more).toBe(tally.size);
      }
    }
  },
);

test.each([
  ['person', 'f-w-murnau', ['faust', 'schloss']],
  ['director', 'robert-reinert', ['nerven']],
  ['actor', 'f-w-murnau', ['schloss']],
  ['person', '', []],
  ['person', 'a', []],
  ['person', 'hans', []],
  ['person', 'zz', []],
  ['person', '__proto__', []],
] as const)('the films with the %s “%s” are %j', (key, value, films) => {
  const { index } = smallSite({
    faust: { directors: ['F. W. Murnau'], crew: [{ name: 'Hans Kyser', job: 'screenplay' }] },
    nerven: { directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
    schloss: { directors: ['F. W. Murnau'], cast: [{ name: 'F. W. Murnau' }] },
  });
  expect(listFilmsWithValue(index, key, value)).toEqual(films);
  expect(countFilmsWithValue(index, key, value)).toBe(films.length);
});
