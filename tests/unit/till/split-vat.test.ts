import { expect, test } from 'vitest';
import { createRandom } from '@/lib/text/random';
import { splitVat, vatIn } from '@/lib/till/split-vat';

const line = (sum: number, vatRate: number, isSent = true) => ({ sum, vatRate, isSent });

test('VAT is what the price contains, to the nearest Rappen', () => {
  expect(vatIn(10_810, 810)).toBe(810);
  expect(vatIn(2990, 810)).toBe(224);
  expect(vatIn(2990, 260)).toBe(76);
  expect(vatIn(2990, 0)).toBe(0);
});

test('postage has the rate of what it brings', () => {
  expect(splitVat([line(2490, 810)], 900)).toEqual([
    { rate: 810, gross: 3390, vat: vatIn(3390, 810) },
  ]);
});

test('postage of goods of two rates is divided as their prices are', () => {
  expect(splitVat([line(3000, 260), line(1000, 810)], 400)).toEqual([
    { rate: 810, gross: 1100, vat: 82 },
    { rate: 260, gross: 3300, vat: 84 },
  ]);
});

test('what rounding leaves of the postage goes to who lost most by it', () => {
  const parts = splitVat([line(1000, 260), line(2000, 810)], 100);
  expect(parts.map(({ rate, gross }) => [rate, gross])).toEqual([
    [810, 2067],
    [260, 1033],
  ]);
});

test('what goes by mail has no part in the postage', () => {
  expect(splitVat([line(5000, 0, false), line(2000, 810)], 400)).toEqual([
    { rate: 810, gross: 2400, vat: 180 },
    { rate: 0, gross: 5000, vat: 0 },
  ]);
});

test('the parts of any basket make up the whole, and none holds more VAT than it may', () => {
  const random = createRandom('parts of a basket');
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: random.whole(1, 12) }, () =>
      line(
        random.whole(1, 500_000),
        random.pick([0, 250, 260, 700, 810, 1900, 2200]),
        random.chance(0.8),
      ),
    );
    const postage = lines.some(({ isSent }) => isSent) ? random.whole(0, 5_000) : 0;
    const parts = splitVat(lines, postage);
    const goods = lines.reduce((sum, one) => sum + one.sum, 0);
    expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(goods + postage);
    for (const { rate, gross, vat } of parts) {
      expect(Number.isInteger(gross) && Number.isInteger(vat)).toBe(true);
      expect(Math.abs(vat - ((gross - vat) * rate) / 10_000)).toBeLessThanOrEqual(
        0.5 + rate / 10_000,
      );
      const own = lines.filter(({ vatRate }) => vatRate === rate);
      expect(gross).toBeGreaterThanOrEqual(own.reduce((sum, one) => sum + one.sum, 0));
    }
    expect(parts.map(({ rate }) => rate)).toEqual(
      [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a),
    );
  }
});
