import { describe, expect, test } from 'vitest';
import type { FacetKey } from '@/lib/films/catalogue/facets';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import type { Filters } from '@/lib/films/catalogue/query';
import { countFacets } from '@/lib/films/search/count-facets';
import { selectFilms } from '@/lib/films/search/select-films';
import { type Facts, smallHouse } from './small-house';

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
      ...{ counts: [value('unheard-of', 0, true), value('FR', 2, true), value('DE', 3)], more: 0 },
    });
  });
});

describe('of many values', () => {
  const cast = Array.from({ length: 103 }, (_, number) => ({ name: `Actor ${number + 100}` }));
  const { index } = smallHouse({ a: { cast }, b: { cast: cast.slice(0, 1) } });
  const actors = (chosen: string[]) =>
    count(chosen.length > 0 ? { actor: chosen } : {}, undefined, { index }).actor;
  const slugs = cast.map(({ name }) => name.toLowerCase().replace(' ', '-'));

  test('a hundred are listed, and how many more there are is said', () => {
    const { counts, more } = actors([]);
    expect([counts.length, more]).toEqual([100, 3]);
    expect(counts[0]).toEqual(value('actor-100', 2));
  });

  test('those that are chosen are among the hundred', () => {
    const { counts, more } = actors(['actor-202', 'actor-201']);
    expect([counts.length, more]).toEqual([100, 3]);
    expect(counts.slice(0, 2)).toEqual([value('actor-202', 1, true), value('actor-201', 1, true)]);
  });

  test('all that are chosen are listed, were they more than a hundred', () => {
    const { counts, more } = actors(slugs.slice(0, 102));
    expect([counts.length, counts.every(({ chosen }) => chosen), more]).toEqual([102, true, 1]);
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

  test('is said though it is not counted', () => {
    expect(count({}, []).actor).toEqual({ counts: [], more: 0, none: true, brief: true });
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
