import { expect, test } from 'vitest';
import type { Offer } from '@/lib/basket/offer';
import { canBeOrdered, whatChanged } from '@/lib/basket/what-changed';

const line = { article: 'faust', pieces: 3, title: 'Faust', prices: { CHF: 3490 }, at: 7 };
const offer: Offer = {
  ...{ article: 'faust', kind: 'blu-ray', title: 'Faust', href: '/shop/faust' },
  prices: { CHF: 3490, EUR: 3290 },
};
const changes = (now: Partial<Offer>, currency: 'CHF' | 'EUR' = 'CHF') =>
  whatChanged(line, { ...offer, ...now }, currency);

test('nothing is said of what is as it was seen', () => {
  expect(changes({})).toEqual([]);
  expect(changes({ left: 3 })).toEqual([]);
  expect(canBeOrdered([])).toBe(true);
});

test('another price is said with the one that was seen, and hinders nobody', () => {
  expect(changes({ prices: { CHF: 2990 } })).toEqual([{ change: 'price', before: 3490 }]);
  expect(canBeOrdered(changes({ prices: { CHF: 2990 } }))).toBe(true);
});

test('of a price that was never seen in this currency nothing has changed', () => {
  expect(changes({}, 'EUR')).toEqual([]);
});

test('fewer pieces than wanted are said beside the price', () => {
  const both = changes({ left: 2, prices: { CHF: 2990 } });
  expect(both).toEqual([
    { change: 'fewer', left: 2 },
    { change: 'price', before: 3490 },
  ]);
  expect(canBeOrdered(both)).toBe(true);
});

test.each([
  ['an article that is not sold any more', changes({ prices: {} }), 'gone'],
  ['one that the shop does not know', whatChanged(line, undefined, 'CHF'), 'gone'],
  ['one without a price in this currency', changes({ prices: { CHF: 1 } }, 'EUR'), 'no-price'],
  ['one of which there is nothing left', changes({ left: 0 }), 'sold-out'],
])('%s cannot be ordered, and nothing else is said of it', (_, said, change) => {
  expect(said).toEqual([{ change }]);
  expect(canBeOrdered(said)).toBe(false);
});
