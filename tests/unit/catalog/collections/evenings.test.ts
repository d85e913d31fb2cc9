import { expect, test } from 'vitest';
import { nextInEvening } from '@/lib/catalog/collections/evenings';
import { listCollectionsNamed } from '@/lib/catalog/collections/list-collections';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';

const library = loadLibrary('tests/site');
const now = new Date('2026-11-27T12:00:00Z');

showLibrary(() => library);

test('only an evening has an order to play', () => {
  const first = (slug: string) =>
    listCollectionsNamed([slug], 'fr').map((found) => nextInEvening(found, now)?.slug);
  expect(first('etudes')).toEqual(['etude-en-diagonales']);
  expect(first('films-ouverts')).toEqual([undefined]);
});
