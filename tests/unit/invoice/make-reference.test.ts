import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { expect, test } from 'vitest';
import { makeReference } from '@/lib/invoice/make-reference';
import { iban, qrIban } from './sample';

/** As the standard describes it (IG QR-bill 2.3, annex B): a table that each digit leads further in. */
function checkDigit(digits: string): number {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const carry = [...digits].reduce((last, digit) => table[(last + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10;
}

/** ISO 7064 modulo 97-10, letters as two digits, as ISO 11649 asks for. */
function modulo97(reference: string): bigint {
  const moved = `${reference.slice(4)}${reference.slice(0, 4)}`;
  const digits = [...moved].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n;
}

test('a QR-IBAN takes 27 digits, the last of which checks the others', () => {
  const reference = makeReference(qrIban, 2026, 42);
  expect(reference).toMatch(/^0{16}2026000042\d$/);
  expect(Number(reference.at(-1))).toBe(checkDigit(reference.slice(0, 26)));
  expect(isQRReferenceValid(reference)).toBe(true);
});

test('the check of this test is that of the standard’s own examples', () => {
  expect(checkDigit('21000000000313947143000901')).toBe(7);
  expect(modulo97('RF18539007547034')).toBe(1n);
  expect(modulo97('RF451234512345')).toBe(1n);
});

test('an ordinary IBAN takes a creditor reference of ISO 11649', () => {
  const reference = makeReference(iban, 2026, 42);
  expect(reference).toMatch(/^RF\d\d2026000042$/);
  expect(modulo97(reference)).toBe(1n);
  expect(isSCORReferenceValid(reference)).toBe(true);
});

test('no two invoices of many years share a reference', () => {
  for (const account of [iban, qrIban]) {
    const all = [2026, 2027, 2099].flatMap((year) =>
      [1, 10, 42, 420, 999_999].map((number) => makeReference(account, year, number)),
    );
    expect(new Set(all).size).toBe(15);
  }
});
