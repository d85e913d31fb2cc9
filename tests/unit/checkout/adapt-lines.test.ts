import { expect, test } from 'vitest';
import { adaptLines } from '@/lib/checkout/adapt-lines';
import type { Shelf } from '@/lib/till/price-lines';

const sold = {
  ...{ kind: 'dvd', title: 'A', isSold: true, prices: { CHF: 100 }, grams: 1 },
  ...({ vatClass: 'standard', isDigital: false } as const),
};
const shelf: Shelf = (article) =>
  ({
    a: sold,
    b: sold,
    example: { ...sold, isSold: false },
    euro: { ...sold, prices: { EUR: 1 } },
  })[article];
const lines = (...names: string[]) => names.map((article) => ({ article, pieces: 3 }));

test('what is gone leaves the order, what is short is less, and both are said', () => {
  const left = new Map([
    ['a', 2],
    ['b', 0],
  ]);
  expect(
    adaptLines(lines('a', 'b', 'example', 'euro', 'none'), { shelf, left, currency: 'CHF' }),
  ).toEqual({
    lines: [{ article: 'a', pieces: 2 }],
    faults: [
      { kind: 'sold-out', article: 'a', left: 2 },
      { kind: 'sold-out', article: 'b', left: 0 },
      ...['example', 'euro', 'none'].map((article) => ({ kind: 'gone', article })),
    ],
  });
});

test('what is not counted is there', () => {
  const all = lines('a', 'b');
  expect(adaptLines(all, { shelf, left: new Map(), currency: 'CHF' })).toEqual({
    ...{ lines: all, faults: [] },
  });
});
