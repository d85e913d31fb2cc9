import { expect, test } from 'vitest';
import { findPriceFaults } from '@/lib/content/validate/price-faults';

const find = (price: object, ...currencies: ('CHF' | 'EUR')[]) =>
  findPriceFaults({ articles: new Map([['a', { price }]]), site: { currencies } }, 'h');

test('an article owes a price in one of the house’s currencies', () => {
  expect(find({ CHF: 1 }, 'CHF')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF', 'EUR')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF')).toMatchObject([
    { path: 'h/shop/a.yaml', field: 'price', expected: { values: { currencies: 'CHF' } } },
  ]);
});

test('all currencies of the house are named where it owes a price in any', () => {
  expect(find({}, 'CHF', 'EUR').map(({ expected }) => expected)).toEqual([
    {
      text: 'a price in {currencies}, in which the house sells',
      values: { currencies: 'CHF, EUR' },
    },
  ]);
});

test('a price in another currency beside it is no fault', () => {
  expect(find({ CHF: 1, EUR: 1 }, 'CHF')).toEqual([]);
});

test('nothing is said where price or settings have a fault of their own', () => {
  expect(
    findPriceFaults({ articles: new Map([['a', {}]]), site: { currencies: ['CHF'] } }, 'h'),
  ).toEqual([]);
  expect(findPriceFaults({ articles: new Map([['a', { price: {} }]]) }, 'h')).toEqual([]);
});
