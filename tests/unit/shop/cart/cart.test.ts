import { expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  changePieces,
  countPieces,
  maxLines,
  maxPieces,
  removeLine,
  removeOrdered,
  restoreLine,
} from '@/lib/shop/cart/cart';
import { checkCart, findChanges, isOrderableWith, type Offer } from '@/lib/shop/cart/check-cart';

const line = (article: string, pieces = 1, price = 3490): CartLine => ({
  article,
  pieces,
  title: article,
  prices: { CHF: price },
  at: 1000,
});

test('adding an article twice makes one line with the title and price seen last', () => {
  const { cart, outcome } = addLine([line('faust', 2), line('judex')], line('faust', 3, 2990));
  expect(cart).toEqual([line('faust', 5, 2990), line('judex')]);
  expect(outcome).toBe('added');
  expect(countPieces(cart)).toBe(6);
});

test('adding more pieces than an order allows is limited and reported', () => {
  const cart = [line('faust', maxPieces - 1)];
  expect(addLine(cart, line('faust', 2))).toEqual({
    cart: [line('faust', maxPieces)],
    outcome: 'most-pieces',
  });
  expect(addLine(cart, line('faust')).outcome).toBe('added');
});

test('a full cart takes no other article, but more pieces of its own', () => {
  const full = Array.from({ length: maxLines }, (_, index) => line(`film-${index}`));
  expect(addLine(full, line('faust'))).toEqual({ cart: full, outcome: 'most-lines' });
  expect(addLine(full, line('film-7')).cart[7]?.pieces).toBe(2);
  expect(restoreLine(full, line('faust'), 3)).toBe(full);
});

test.each([
  [7, 7],
  [0, 1],
  [2.6, 3],
  [1e9, maxPieces],
  [Number.NaN, 2],
])('changing 2 pieces to %d makes them %d', (wanted, pieces) => {
  const cart = [line('faust', 2), line('judex', 4)];
  expect(changePieces(cart, 'faust', wanted)).toEqual([line('faust', pieces), line('judex', 4)]);
});

test('a removed line is restored at its position, with the pieces added meanwhile', () => {
  const cart = [line('faust'), line('judex', 2), line('nerven')];
  const without = removeLine(cart, 'judex');
  expect(without).toEqual([line('faust'), line('nerven')]);
  expect(restoreLine(without, line('judex', 2), 1)).toEqual(cart);
  expect(restoreLine([line('judex', 3)], line('judex', 2), 0)).toEqual([line('judex', 5)]);
});

test('ordered pieces leave the cart once; lines changed after the order stay', () => {
  const cart = [line('faust', 2), line('judex', 3), { ...line('nerven'), at: 3000 }];
  const ordered = ['faust', 'judex', 'nerven'].map((article) => ({ article, pieces: 2 }));
  const left = removeOrdered(cart, ordered, { placedAt: 2000, now: 2500 });
  expect(left).toEqual([
    { ...line('judex', 1), at: 2500 },
    { ...line('nerven'), at: 3000 },
  ]);
  expect(removeOrdered(left, ordered, { placedAt: 2000, now: 9000 })).toEqual(left);
  expect(removeOrdered(cart, [], { placedAt: 2000, now: 2500 })).toEqual(cart);
});

const offer = (article: string, changed: Partial<Offer> = {}): Offer => ({
  article,
  kind: 'blu-ray',
  title: article,
  href: `/shop/${article}`,
  prices: { CHF: 3490, EUR: 3290 },
  ...changed,
});

const cart = [line('faust', 2), line('judex', 3, 2000), line('nerven', 1, 1500)];

test('checkCart sums up the stored prices until the offers are loaded', () => {
  const { lines, sum } = checkCart(cart, { get: () => undefined, isLoaded: () => false }, 'CHF');
  expect(sum).toBe(2 * 3490 + 3 * 2000 + 1500);
  expect(lines.flatMap(({ changes }) => changes)).toEqual([]);
});

test('checkCart sums up the current prices without articles that are no longer sold', () => {
  const offers = [
    offer('faust', { prices: { CHF: 2990 } }),
    offer('judex', { prices: {} }),
    offer('nerven', { prices: { CHF: 1500 }, left: 4 }),
  ];
  const of = (article: string) => offers.find((one) => one.article === article);
  const { lines, sum } = checkCart(cart, { get: of, isLoaded: () => true }, 'CHF');
  expect(sum).toBe(2 * 2990 + 1500);
  expect(lines.map(({ isOrderable }) => isOrderable)).toEqual([true, false, true]);
  expect(lines[0]?.changes).toEqual([{ change: 'price', before: 3490 }]);
});

const changes = (current: Partial<Offer>, currency: 'CHF' | 'EUR' = 'CHF') =>
  findChanges(line('faust', 3), offer('faust', current), currency);

test.each([
  ['the same price', changes({}), []],
  ['as many pieces left as wanted', changes({ left: 3 }), []],
  ['a currency that was not stored', changes({}, 'EUR'), []],
  ['another price', changes({ prices: { CHF: 2990 } }), [{ change: 'price', before: 3490 }]],
  [
    'fewer pieces at another price',
    changes({ left: 2, prices: { CHF: 2990 } }),
    [
      { change: 'fewer', left: 2 },
      { change: 'price', before: 3490 },
    ],
  ],
])('findChanges: a line with %s can be ordered', (_, found, expected) => {
  expect(found).toEqual(expected);
  expect(isOrderableWith(found)).toBe(true);
});

test.each([
  ['an article no longer sold', changes({ prices: {} }), 'gone'],
  ['an unknown article', findChanges(line('faust'), undefined, 'CHF'), 'gone'],
  ['no price in the currency', changes({ prices: { CHF: 1 } }, 'EUR'), 'no-price'],
  ['an article out of stock', changes({ left: 0 }), 'sold-out'],
])('findChanges: a line with %s cannot be ordered and has no other change', (_, found, change) => {
  expect(found).toEqual([{ change }]);
  expect(isOrderableWith(found)).toBe(false);
});
