import { describe, expect, test } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { toFixedOrders } from '@/lib/films/search/fixed-orders';

const film = (text: string, year: number, runtime?: number, words = {}) =>
  ({ title: { original: { text }, ...words }, year, runtime }) as unknown as RawFilm;

describe('what an order cannot tell apart goes by title', () => {
  const films = [
    film('C', 1920, 10),
    film('B', 1919),
    film('A', 1920, 5),
    film('D 10', 1919, 10),
    film('D 9', 1921),
  ];
  const orders = toFixedOrders(films, 'fr');

  test.each([
    ['title', [2, 1, 0, 4, 3]],
    ['oldest', [1, 3, 2, 0, 4]],
    ['newest', [4, 2, 0, 1, 3]],
    ['shortest', [2, 0, 3, 1, 4]],
    ['longest', [0, 3, 2, 1, 4]],
  ] as const)('and what it knows nothing of stands at its end: %s', (order, numbers) => {
    expect([...orders[order]]).toEqual(numbers);
  });
});

test('titles are in order as the language of the page has them', () => {
  const films = [
    film('Zorn', 1920, 1, { fr: 'Colère', de: '' }),
    film('Mut', 1920),
    film('Éclair', 1920),
    film('Öl', 1920, 1, { fr: 'Zinc' }),
  ];
  expect([...toFixedOrders(films, 'fr').title]).toEqual([0, 2, 1, 3]);
  expect([...toFixedOrders(films, 'de').title].filter((number) => number > 0)).toEqual([2, 1, 3]);
});

test('a house without films has empty orders', () => {
  expect(toFixedOrders([], 'fr').oldest).toEqual(new Uint32Array());
});
