import { expect, test } from 'vitest';
import { findRate } from '@/lib/till/compute-quote';
import type { VatRule } from '@/lib/till/till';

const rules: VatRule[] = [
  { countries: ['CH', 'LI'], class: 'standard', rate: 770, from: '2018-01-01', to: '2023-12-31' },
  { countries: ['CH', 'LI'], class: 'standard', rate: 810, from: '2024-01-01' },
  { countries: ['CH'], class: 'reduced', rate: 260, from: '2024-01-01' },
];
const rate = (
  country: string,
  day: string,
  vatClass: 'standard' | 'reduced' | 'none' = 'standard',
) => findRate(rules, { country, vatClass, day });

test('the rate is that of the day, its first and its last included', () => {
  expect(rate('CH', '2018-01-01')).toBe(770);
  expect(rate('CH', '2023-12-31')).toBe(770);
  expect(rate('CH', '2024-01-01')).toBe(810);
  expect(rate('LI', '2040-02-29')).toBe(810);
  expect(rate('CH', '2024-01-01', 'reduced')).toBe(260);
});

test('where nothing is said there is no rate', () => {
  expect(rate('CH', '2017-12-31')).toBeUndefined();
  expect(rate('LI', '2024-01-01', 'reduced')).toBeUndefined();
  expect(rate('DE', '2024-01-01')).toBeUndefined();
});

test('what has no class has no VAT anywhere', () => {
  expect(rate('JP', '1990-01-01', 'none')).toBe(0);
});
