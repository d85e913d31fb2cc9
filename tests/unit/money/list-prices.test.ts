import { expect, test } from 'vitest';
import { listPrices } from '@/lib/money/list-prices';

test('prices are integers of the smallest unit, in the order in which they are written', () => {
  expect(listPrices({ EUR: 29.9, CHF: 34.15 })).toEqual([
    { amount: 2990, currency: 'EUR' },
    { amount: 3415, currency: 'CHF' },
  ]);
});

test('a currency without a price is none', () => {
  expect(listPrices({ CHF: undefined, EUR: 12 })).toEqual([{ amount: 1200, currency: 'EUR' }]);
});
