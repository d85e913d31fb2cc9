import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import { expect, test } from 'vitest';
import { isIban, isQrBillIban, isQrIban } from '@/lib/money/iban';

const ibans = [
  'CH93 0076 2011 6238 5295 7',
  'ch9300762011623852957',
  'CH44 3199 9123 0008 8901 2',
  'CH29 0000 0EXE MPLE 0000 0',
  'CH52 3000 0EXE MPLE 0000 0',
  'LI21 0881 0000 2324 013A A',
  'DE89 3704 0044 0532 0130 00',
];

test.each(ibans)('%s is an IBAN, as the library that draws QR-bills finds too', (iban) => {
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
])('%j is none', (iban) => {
  expect(isIban(iban)).toBe(false);
});

test('a QR-bill takes accounts of Switzerland and Liechtenstein', () => {
  expect(ibans.filter((iban) => !isQrBillIban(iban))).toEqual(['DE89 3704 0044 0532 0130 00']);
});

test('a QR-IBAN is told by its institution', () => {
  expect(ibans.filter(isQrIban)).toEqual([
    'CH44 3199 9123 0008 8901 2',
    'CH52 3000 0EXE MPLE 0000 0',
  ]);
});
