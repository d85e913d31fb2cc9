import { expect, test } from 'vitest';
import { findPostage, findZone } from '@/lib/till/find-postage';
import type { Zone } from '@/lib/till/till';

const zone: Zone = {
  countries: ['CH', 'LI'],
  days: [2, 4],
  rates: [
    { grams: 500, price: { CHF: 400, EUR: 450 } },
    { grams: 2000, price: { CHF: 900, EUR: 950 } },
  ],
  freeFrom: { CHF: 10_000 },
};
const post = (grams: number, worth = 0, currency: 'CHF' | 'EUR' = 'CHF') =>
  findPostage(zone, { grams, worth, currency });

test('a parcel costs what the first rate says that carries it', () => {
  expect([0, 1, 500, 501, 2000].map((grams) => post(grams))).toEqual([400, 400, 400, 900, 900]);
  expect(post(500, 0, 'EUR')).toBe(450);
});

test('from a worth of goods on it costs nothing, in that currency', () => {
  expect([9_999, 10_000, 20_000].map((worth) => post(500, worth))).toEqual([400, 0, 0]);
  expect(post(500, 20_000, 'EUR')).toBe(450);
});

test('what is too heavy is not sent, be it ever so dear', () => {
  expect(post(2001)).toBeUndefined();
  expect(post(2001, 50_000)).toBeUndefined();
});

test('a country is in its zone', () => {
  expect(findZone([zone], 'LI')).toBe(zone);
  expect(findZone([zone], 'FR')).toBeUndefined();
});
