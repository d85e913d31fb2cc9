import { expect, test } from 'vitest';
import { waitsFor } from '@/lib/orders/waits-for';
import { preOrderOf, releaseDay } from '@/lib/till/pre-order';
import type { Sold } from '@/lib/till/price-lines';
import { openShelf } from '@/lib/till/shelf';

const goods: Record<string, { preOrder?: { on?: string } }> = {
  there: {},
  spring: { preOrder: { on: '2027-03-01' } },
  summer: { preOrder: { on: '2027-06-21' } },
  someday: { preOrder: {} },
};
const shelf = (article: string) => goods[article] as Sold | undefined;

test('goods that are sent together wait for the last of them, and have no day where one has none', () => {
  expect(preOrderOf(['there', 'gone'], shelf)).toBeUndefined();
  expect(preOrderOf(['there', 'summer', 'spring'], shelf)).toEqual({ on: '2027-06-21' });
  expect(preOrderOf(['summer', 'someday'], shelf)).toEqual({});
});

test('the day is said in words', () => {
  expect(releaseDay({ on: '2027-03-01' }, 'fr')).toBe('1er mars 2027');
  expect(releaseDay({ on: '2027-03-01' }, 'de')).toBe('1. März 2027');
  expect(releaseDay({}, 'de')).toBe('none');
});

test('an order waits as long as it is with the house and stands', () => {
  const order = {
    ...{ lines: [{ article: 'someday' }], cancelled_at: null, withdrawn_at: null },
    ...({ delivery_state: 'waiting', payment_state: 'paid' } as const),
  };
  expect(waitsFor(order, shelf)).toEqual({});
  expect(waitsFor({ ...order, delivery_state: 'sent' }, shelf)).toBeUndefined();
  expect(waitsFor({ ...order, payment_state: 'refunded' }, shelf)).toBeUndefined();
  expect(waitsFor({ ...order, withdrawn_at: '2026-11-24T10:00:00.000Z' }, shelf)).toBeUndefined();
});

test('the house’s article that can be ordered ahead is known as one', () => {
  expect(preOrderOf(['blu-ray-les-vampires'], openShelf('fr'))).toEqual({});
  expect(preOrderOf(['blu-ray-nosferatu'], openShelf('fr'))).toBeUndefined();
});
