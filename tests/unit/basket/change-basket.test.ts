import { expect, test } from 'vitest';
import { type BasketLine, countPieces, mostLines, mostPieces } from '@/lib/basket/basket';
import {
  addLine,
  changePieces,
  putBack,
  removeLine,
  takeOrdered,
} from '@/lib/basket/change-basket';

const line = (article: string, pieces = 1, price = 3490): BasketLine => ({
  ...{ article, pieces, title: article },
  ...{ prices: { CHF: price }, at: 1000 },
});

test('an article that is put there twice is one line, with what was seen last', () => {
  const { basket, outcome } = addLine([line('faust', 2), line('judex')], line('faust', 3, 2990));
  expect(basket).toEqual([line('faust', 5, 2990), line('judex')]);
  expect(outcome).toBe('added');
  expect(countPieces(basket)).toBe(6);
});

test('more pieces than an order takes are not put there, and that is said', () => {
  const { basket, outcome } = addLine([line('faust', mostPieces - 1)], line('faust', 2));
  expect(basket).toEqual([line('faust', mostPieces)]);
  expect(outcome).toBe('most-pieces');
  expect(addLine([line('faust', mostPieces - 1)], line('faust')).outcome).toBe('added');
});

test('a full basket takes no other article, and more of those it has', () => {
  const full = Array.from({ length: mostLines }, (_, index) => line(`film-${index}`));
  expect(addLine(full, line('faust'))).toEqual({ basket: full, outcome: 'most-lines' });
  expect(addLine(full, line('film-7')).basket[7]?.pieces).toBe(2);
  expect(putBack(full, line('faust'), 3)).toBe(full);
});

test('pieces are at least one and at most what an order takes; what is no number changes nothing', () => {
  const basket = [line('faust', 2), line('judex', 4)];
  const piecesOf = (pieces: number) =>
    changePieces(basket, 'faust', pieces).map((one) => one.pieces);
  expect(piecesOf(7)).toEqual([7, 4]);
  expect(piecesOf(0)).toEqual([1, 4]);
  expect(piecesOf(2.6)).toEqual([3, 4]);
  expect(piecesOf(1e9)).toEqual([mostPieces, 4]);
  expect(piecesOf(Number.NaN)).toEqual([2, 4]);
});

test('what was taken out comes back in its place', () => {
  const basket = [line('faust'), line('judex', 2), line('nerven')];
  const without = removeLine(basket, 'judex');
  expect(without).toEqual([line('faust'), line('nerven')]);
  expect(putBack(without, line('judex', 2), 1)).toEqual(basket);
});

test('what was put there anew meanwhile is not lost when the old line comes back', () => {
  expect(putBack([line('judex', 3)], line('judex', 2), 0)).toEqual([line('judex', 5)]);
});

test('what has been ordered leaves the basket, once, and what came later stays', () => {
  const basket = [line('faust', 2), line('judex', 3), { ...line('nerven'), at: 3000 }];
  const ordered = ['faust', 'judex', 'nerven'].map((article) => ({ article, pieces: 2 }));
  const left = takeOrdered(basket, ordered, { placed: 2000, now: 2500 });
  expect(left).toEqual([
    { ...line('judex', 1), at: 2500 },
    { ...line('nerven'), at: 3000 },
  ]);
  expect(takeOrdered(left, ordered, { placed: 2000, now: 9000 })).toEqual(left);
  expect(takeOrdered(basket, [], { placed: 2000, now: 2500 })).toEqual(basket);
});
