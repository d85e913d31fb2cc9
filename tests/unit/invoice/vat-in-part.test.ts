import { expect, test } from 'vitest';
import { vatInPart } from '@/lib/invoice/vat-in-part';
import { order } from './sample';

test('a part has of each rate what the whole has, and its parts are its sum', () => {
  for (const amount of [1, 2, 2900, 5345, 10_689, 10_690]) {
    const parts = vatInPart(order.vat, amount);
    expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
  }
});

test('the whole given back is the VAT of the whole', () => {
  expect(vatInPart(order.vat, 10_690)).toEqual(order.vat);
});

test('a third of it has a third of its VAT', () => {
  const half = [
    { rate: 810, gross: 10_810, vat: 810 },
    { rate: 0, gross: 10_810, vat: 0 },
  ];
  expect(vatInPart(half, 10_810)).toEqual([
    { rate: 810, gross: 5405, vat: 405 },
    { rate: 0, gross: 5405, vat: 0 },
  ]);
});

test('where nothing was paid there is no VAT to give back', () => {
  expect(vatInPart([], 0)).toEqual([]);
});
