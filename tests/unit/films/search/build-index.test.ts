import { describe, expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { buildIndex } from '@/lib/films/search/build-index';
import { cinemas, screening } from '../screenings/small-cinemas';
import { smallHouse } from './small-house';

const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
const { library, index } = smallHouse(
  {
    faust: {
      ...{ title: 'Faust', year: 1926, runtime: 106.5, directors: ['F. W. Murnau'], media },
      vod: { ads: true, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
    },
    nerven: {
      ...{ title: 'Nerven', de: 'Nerven!', fr: 'Anerven', year: 1919, media },
      ...{ vod: { ads: false, until: '2026-10-01T00:00:00Z' } },
      ...{ cast: [{ name: 'Erna Morena' }], crew: [{ name: 'Murnau', job: 'music' }] },
    },
    puppe: { title: 'Die Puppe', vod: { ads: false }, synopsis: { fr: 'Une poupée.' } },
  },
  { pactes: ['faust', 'nerven'], nacht: ['faust'] },
);
const moments = (changes: Float64Array) =>
  [...changes].map((at) => new Date(at).toISOString().slice(0, 10));

test('each film has one number in all columns', () => {
  expect(index.slugs).toEqual(['faust', 'nerven', 'puppe']);
  expect([...index.years]).toEqual([1926, 1919, 1920]);
  expect([...index.runtimes]).toEqual([106.5, NaN, NaN]);
  expect([...index.ads]).toEqual([1, 0, 0]);
  expect([...index.titles.shortest]).toHaveLength(3);
  expect(index.facets.decade.values).toEqual(['1910', '1920']);
  expect([...index.facets.decade.numbers]).toEqual([1, 0, 1]);
});

test('each language has its own order of titles', () => {
  expect([...index.orders.fr.title]).toEqual([1, 2, 0]);
  expect([...index.orders.de.title]).toEqual([2, 0, 1]);
});

test('an offer has its two ends, is open where no end is known, and is none without anything to play', () => {
  expect([...index.offers.from]).toEqual([Date.UTC(2026, 10, 1), -Infinity, NaN]);
  expect([...index.offers.until]).toEqual([Date.UTC(2026, 11, 1), Date.UTC(2026, 9, 1), NaN]);
});

describe('the moments of change', () => {
  test('are those at which an offer begins or ends, in their order', () => {
    expect(moments(index.changes)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
  });

  test('are those too at which something comes out or a screening comes near', () => {
    const screenings = cinemas({ faust: [screening('bio', '2026-10-10T20:30+02:00')] });
    const site = { ...library.site, timeZone: 'Europe/Zurich' };
    const coming = [Date.UTC(2026, 8, 1), Date.UTC(2027, 0, 1)];
    const { changes } = buildIndex({ ...library, ...screenings, site, coming });
    expect(moments(changes)).toEqual([
      ...['2026-09-01', '2026-10-01', '2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06'],
      ...['2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-11-01', '2026-12-01'],
      '2027-01-01',
    ]);
  });
});

test('everybody who directed, played or worked is known by the slug of their first name', () => {
  const people = { 'F. W. Murnau': { aliases: ['Murnau'] } };
  expect([...buildIndex({ ...library, people }).people]).toEqual([
    ['f-w-murnau', 'F. W. Murnau'],
    ['erna-morena', 'Erna Morena'],
  ]);
  expect([...index.people.keys()]).toEqual(['f-w-murnau', 'erna-morena', 'murnau']);
});

test('a collection’s titles lead to each of its films, in every language', () => {
  const filmsOf = (word: string) => {
    const { words, starts, postings } = index.names;
    const number = words.indexOf(word);
    return [...postings.subarray(starts[number], starts[number + 1])].map((one) => one >>> 3);
  };
  expect(filmsOf('pactes')).toEqual([0, 1]);
  expect(filmsOf('nacht')).toEqual([0]);
  expect(filmsOf('cycle')).toEqual([0, 1]);
  expect(filmsOf('reihe')).toEqual([0, 1]);
  expect(index.prose.words).toEqual(['poupee']);
});

test('a collection without a title in a language, or of no film, leads nowhere by it', () => {
  const { library: small } = smallHouse({ alone: { sound: 'mono' }, one: { sound: 'mono' } });
  const collections = new Map([
    ['nacht', { title: { fr: 'Nuit' }, films: [{ film: 'one' }] }],
    ['tag', { title: { fr: 'Jour', de: 'Tag' }, films: [] }],
  ]) as unknown as Library['collections'];
  expect(buildIndex({ ...small, collections }).names.words).toEqual([
    ...['1920', 'alone', 'nuit', 'one'],
  ]);
});

test('a film stands in the shop that an article is about', () => {
  const articles = new Map([
    ['disc', { films: ['nerven'] }],
    ['book', { films: ['nerven', 'puppe'] }],
  ]) as unknown as Library['articles'];
  const { facets } = buildIndex({ ...library, articles });
  expect([...facets.shop.starts]).toEqual([0, 0, 1, 2]);
  expect(index.facets.shop.values).toEqual([]);
});
