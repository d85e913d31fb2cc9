import { expect, test, vi } from 'vitest';
import { listNextFilms, nextInEvening } from '@/lib/catalog/collections/evenings';
import { listCollectionsNamed } from '@/lib/catalog/collections/list-collections';
import { loadLibrary } from '@/lib/content/validate/load-library';

vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));
vi.mock('@/lib/posters/get-series-facts', () => ({ collectionInks: () => new Map() }));

const library = loadLibrary('tests/site');
const now = new Date('2026-11-27T12:00:00Z');
const next = (slug: string, locale: 'fr' | 'de' = 'fr', when = now) =>
  listNextFilms(slug, locale, when).map(({ href }) => href);

test('each film of an evening leads to the next in the visitor’s language, the last one nowhere', () => {
  expect(next('etude-en-diagonales')).toEqual(['/movie/etude-en-disques?soiree=etudes']);
  expect(next('etude-en-disques', 'de')).toEqual(['/de/movie/etude-en-rectangles?soiree=etudes']);
  expect(next('etude-en-rectangles')).toEqual([]);
  expect(next('sintel')).toEqual([]);
});

test('films that cannot be watched are passed over, and only an evening has an order to play', () => {
  expect(next('etude-en-diagonales', 'fr', new Date('2020-10-01T12:00:00Z'))).toEqual([]);
  const first = (slug: string) =>
    listCollectionsNamed([slug], 'fr').map((found) => nextInEvening(found, now)?.slug);
  expect(first('etudes')).toEqual(['etude-en-diagonales']);
  expect(first('films-ouverts')).toEqual([undefined]);
});
