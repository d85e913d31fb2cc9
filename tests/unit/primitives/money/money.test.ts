import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import { expect, test } from 'vitest';
import { isIban, isQrBillIban, isQrIban } from '@/lib/primitives/money/iban';
import { formatMoney, formatRate, listPrices } from '@/lib/primitives/money/money';

const ibans = [
  'CH93 0076 2011 6238 5295 7',
  'ch9300762011623852957',
  'CH44 3199 9123 0008 8901 2',
  'CH29 0000 0EXE MPLE 0000 0',
  'CH52 3000 0EXE MPLE 0000 0',
  'LI21 0881 0000 2324 013A A',
  'DE89 3704 0044 0532 0130 00',
];

test.each(ibans)('%s is an IBAN, also for the QR-bill library', (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(isIBANValid(iban)).toBe(true);
  expect(isQrIban(iban)).toBe(isQRIBAN(iban));
});

test.each([
  'CH93 0076 2011 6238 5295 8',
  'CH39 0076 2011 6238 5295 7',
  'CH93 0076 2011 6238 5295',
  'CH93',
  '',
  'CH93 0076 2011 6238 5295 é',
])('%j is no IBAN', (iban) => expect(isIban(iban)).toBe(false));

test('a QR-bill needs a Swiss or Liechtenstein account; a QR-IBAN is recognised by its institution', () => {
  expect(ibans.filter((iban) => !isQrBillIban(iban))).toEqual(['DE89 3704 0044 0532 0130 00']);
  expect(ibans.filter(isQrIban)).toEqual([
    'CH44 3199 9123 0008 8901 2',
    'CH52 3000 0EXE MPLE 0000 0',
  ]);
});

test('listPrices converts to the smallest unit, in the written order', () => {
  expect(listPrices({ EUR: 29.9, CHF: 34.15 })).toEqual([
    { amount: 2990, currency: 'EUR' },
    { amount: 3415, currency: 'CHF' },
  ]);
  expect(listPrices({ CHF: undefined, EUR: 12 })).toEqual([{ amount: 1200, currency: 'EUR' }]);
});

test.each([
  [3490, 'CHF', '34.90 CHF', 'CHF 34.90'],
  [2500, 'EUR', '25.00 EUR', 'EUR 25.00'],
  [5, 'CHF', '0.05 CHF', 'CHF 0.05'],
  [123_456, 'CHF', '1 234.56 CHF', 'CHF 1’234.56'],
  [-3890, 'CHF', '−38.90 CHF', '−CHF 38.90'],
] as const)('%d %s is “%s” in French and “%s” in German', (amount, currency, french, german) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatMoney({ amount, currency }, 'fr'))).toBe(french);
  expect(plain(formatMoney({ amount, currency }, 'de'))).toBe(german);
});

test.each([
  [810, '8.1\u202f%'],
  [1900, '19\u202f%'],
  [255, '2.55\u202f%'],
  [0, '0\u202f%'],
])('the rate %d is formatted as “%s”, without a line break', (rate, words) =>
  expect(formatRate(rate)).toBe(words),
);
