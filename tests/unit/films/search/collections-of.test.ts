import { expect, test } from 'vitest';
import { collectionsOf } from '@/lib/films/search/search-films';
import { smallHouse } from './small-house';

const { library } = smallHouse(
  { faust: {}, nerven: {}, alone: {} },
  { pactes: ['faust'], murnau: ['nerven', 'faust'] },
);

test('a film’s collections are in their order, called as the language of the page has it', () => {
  expect(collectionsOf('faust', 'de', library)).toEqual([
    { slug: 'pactes', text: 'Reihe pactes', lang: 'de', translated: true },
    { slug: 'murnau', text: 'Reihe murnau', lang: 'de', translated: true },
  ]);
  expect(collectionsOf('nerven', 'fr', library)).toEqual([
    { slug: 'murnau', text: 'Cycle murnau', lang: 'fr', translated: true },
  ]);
});

test('a film that stands in none has none, nor has one that nobody knows', () => {
  expect(collectionsOf('alone', 'fr', library)).toEqual([]);
  expect(collectionsOf('unheard-of', 'fr', library)).toEqual([]);
});

test('they are gathered once for each language of a library', () => {
  expect(collectionsOf('faust', 'fr', library)).toBe(collectionsOf('faust', 'fr', library));
  expect(collectionsOf('faust', 'fr', library)).not.toBe(collectionsOf('faust', 'de', library));
  const other = smallHouse({ faust: {} }, { nacht: ['faust'] }).library;
  expect(collectionsOf('faust', 'fr', other).map(({ slug }) => slug)).toEqual(['nacht']);
  expect(collectionsOf('faust', 'fr', library).map(({ slug }) => slug)).toEqual([
    ...['pactes', 'murnau'],
  ]);
});
