import { describe, expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  changePieces,
  checkoutPath,
  countPieces,
  maxLines,
  maxPieces,
  removeLine,
  removeOrdered,
  restoreLine,
} from '@/lib/shop/cart/cart';
import { checkCart, findChanges, isOrderableWith, type Offer } from '@/lib/shop/cart/check-cart';
import { parseCart, serializeCart } from '@/lib/shop/cart/stored-cart';

const line = (article: string, pieces = 1, price = 3490): CartLine => ({
  ...{ article, pieces, title: article },
  ...{ prices: { CHF: price }, at: 1000 },
});

test('an article that is put there twice is one line, with what was seen last', () => {
  const { cart: basket, outcome } = addLine(
    [line('faust', 2), line('judex')],
    line('faust', 3, 2990),
  );
  expect(basket).toEqual([line('faust', 5, 2990), line('judex')]);
  expect(outcome).toBe('added');
  expect(countPieces(basket)).toBe(6);
});

test('more pieces than an order takes are not put there, and that is said', () => {
  const { cart: basket, outcome } = addLine([line('faust', maxPieces - 1)], line('faust', 2));
  expect(basket).toEqual([line('faust', maxPieces)]);
  expect(outcome).toBe('most-pieces');
  expect(addLine([line('faust', maxPieces - 1)], line('faust')).outcome).toBe('added');
});

test('a full basket takes no other article, and more of those it has', () => {
  const full = Array.from({ length: maxLines }, (_, index) => line(`film-${index}`));
  expect(addLine(full, line('faust'))).toEqual({ cart: full, outcome: 'most-lines' });
  expect(addLine(full, line('film-7')).cart[7]?.pieces).toBe(2);
  expect(restoreLine(full, line('faust'), 3)).toBe(full);
});

test('pieces are at least one and at most what an order takes; what is no number changes nothing', () => {
  const basket = [line('faust', 2), line('judex', 4)];
  const piecesOf = (pieces: number) =>
    changePieces(basket, 'faust', pieces).map((one) => one.pieces);
  expect(piecesOf(7)).toEqual([7, 4]);
  expect(piecesOf(0)).toEqual([1, 4]);
  expect(piecesOf(2.6)).toEqual([3, 4]);
  expect(piecesOf(1e9)).toEqual([maxPieces, 4]);
  expect(piecesOf(Number.NaN)).toEqual([2, 4]);
});

test('what was taken out comes back in its place', () => {
  const basket = [line('faust'), line('judex', 2), line('nerven')];
  const without = removeLine(basket, 'judex');
  expect(without).toEqual([line('faust'), line('nerven')]);
  expect(restoreLine(without, line('judex', 2), 1)).toEqual(basket);
});

test('what was put there anew meanwhile is not lost when the old line comes back', () => {
  expect(restoreLine([line('judex', 3)], line('judex', 2), 0)).toEqual([line('judex', 5)]);
});

test('what has been ordered leaves the basket, once, and what came later stays', () => {
  const basket = [line('faust', 2), line('judex', 3), { ...line('nerven'), at: 3000 }];
  const ordered = ['faust', 'judex', 'nerven'].map((article) => ({ article, pieces: 2 }));
  const left = removeOrdered(basket, ordered, { placed: 2000, now: 2500 });
  expect(left).toEqual([
    { ...line('judex', 1), at: 2500 },
    { ...line('nerven'), at: 3000 },
  ]);
  expect(removeOrdered(left, ordered, { placed: 2000, now: 9000 })).toEqual(left);
  expect(removeOrdered(basket, [], { placed: 2000, now: 2500 })).toEqual(basket);
});

describe('reading what is kept', () => {
  const line = {
    article: 'faust',
    pieces: 2,
    title: 'Faust',
    prices: { CHF: 3490, EUR: 3290 },
    at: 7,
  };
  const text = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

  test('a basket is read as it was written, and an empty one leaves nothing', () => {
    expect(parseCart(serializeCart([line]))).toEqual([line]);
    expect(serializeCart([])).toBeNull();
  });

  test.each([
    undefined,
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"lines":7}',
    '{"lines":[null,7,"faust"]}',
  ])('%j is an empty basket', (garbage) => {
    expect(parseCart(garbage)).toEqual([]);
  });

  test('a line that cannot be read is dropped, and hides no other', () => {
    const bad = [
      { ...line, article: '' },
      { ...line, article: 'x'.repeat(201) },
      { ...line, title: 7 },
      { ...line, pieces: 0 },
      { ...line, pieces: -1 },
      { ...line, pieces: 1.5 },
      { ...line, pieces: '2' },
      { ...line, pieces: 1e300 },
    ];
    expect(parseCart(text(...bad, line))).toEqual([line]);
  });

  test('prices that are none are left out, and so are currencies that nobody sells in', () => {
    const prices = { CHF: -1, EUR: 32.9, USD: 3490 };
    expect(parseCart(text({ ...line, prices }))).toEqual([{ ...line, prices: {} }]);
    expect(parseCart(text({ ...line, prices: 'free' }))).toEqual([{ ...line, prices: {} }]);
  });

  test('an article that stands twice is one line, and limits hold for what is found too', () => {
    expect(parseCart(text(line, line))).toEqual([{ ...line, pieces: 4 }]);
    expect(parseCart(text({ ...line, pieces: 1000 }))[0]?.pieces).toBe(maxPieces);
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...line, article: `a-${index}` }));
    expect(parseCart(text(...many))).toHaveLength(maxLines);
  });
});

describe('the sum', () => {
  const line = (article: string, pieces: number, price: number) => ({
    ...{ article, pieces, title: article, at: 7 },
    prices: { CHF: price },
  });
  const offer = (article: string, CHF?: number, left?: number) => ({
    ...{ article, kind: 'blu-ray', title: article, href: `/shop/${article}`, left },
    prices: CHF === undefined ? {} : { CHF },
  });
  const basket = [line('faust', 2, 3490), line('judex', 3, 2000), line('nerven', 1, 1500)];

  test('until the shop has answered the sum is of what was seen', () => {
    const asked = { of: () => undefined, knows: () => false };
    const { lines, sum } = checkCart(basket, asked, 'CHF');
    expect(sum).toBe(2 * 3490 + 3 * 2000 + 1500);
    expect(lines.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test('then it is of what the shop asks now, without what it no longer sells', () => {
    const offers = [offer('faust', 2990), offer('judex'), offer('nerven', 1500, 4)];
    const of = (article: string) => offers.find((one) => one.article === article);
    const { lines, sum } = checkCart(basket, { of, knows: () => true }, 'CHF');
    expect(sum).toBe(2 * 2990 + 1500);
    expect(lines.map(({ isOrderable: isOrdered }) => isOrdered)).toEqual([true, false, true]);
    expect(lines[0]?.changes).toEqual([{ change: 'price', before: 3490 }]);
  });
});

describe('changes since it was seen', () => {
  const line = { article: 'faust', pieces: 3, title: 'Faust', prices: { CHF: 3490 }, at: 7 };
  const offer: Offer = {
    ...{ article: 'faust', kind: 'blu-ray', title: 'Faust', href: '/shop/faust' },
    prices: { CHF: 3490, EUR: 3290 },
  };
  const changes = (now: Partial<Offer>, currency: 'CHF' | 'EUR' = 'CHF') =>
    findChanges(line, { ...offer, ...now }, currency);

  test('nothing is said of what is as it was seen', () => {
    expect(changes({})).toEqual([]);
    expect(changes({ left: 3 })).toEqual([]);
    expect(changes({}, 'EUR'), 'never seen in this currency').toEqual([]);
    expect(isOrderableWith([])).toBe(true);
  });

  test('another price is said with the one that was seen, and hinders nobody', () => {
    expect(changes({ prices: { CHF: 2990 } })).toEqual([{ change: 'price', before: 3490 }]);
    expect(isOrderableWith(changes({ prices: { CHF: 2990 } }))).toBe(true);
  });

  test('fewer pieces than wanted are said beside the price', () => {
    const both = changes({ left: 2, prices: { CHF: 2990 } });
    expect(both).toEqual([
      { change: 'fewer', left: 2 },
      { change: 'price', before: 3490 },
    ]);
    expect(isOrderableWith(both)).toBe(true);
  });

  test.each([
    ['an article that is not sold any more', changes({ prices: {} }), 'gone'],
    ['one that the shop does not know', findChanges(line, undefined, 'CHF'), 'gone'],
    ['one without a price in this currency', changes({ prices: { CHF: 1 } }, 'EUR'), 'no-price'],
    ['one of which there is nothing left', changes({ left: 0 }), 'sold-out'],
  ])('%s cannot be ordered, and nothing else is said of it', (_, said, change) => {
    expect(said).toEqual([{ change }]);
    expect(isOrderableWith(said)).toBe(false);
  });
});

test('lines lead to the checkout as a form without script asks for it', () => {
  const lines = [line('faust', 2), line('judex')];
  const query = 'article=faust&pieces=2&article=judex&pieces=1&currency=CHF';
  expect(checkoutPath(lines, 'CHF', 'fr')).toBe(`/commande?${query}`);
  expect(checkoutPath(lines, 'CHF', 'de')).toBe(`/de/commande?${query}`);
});
