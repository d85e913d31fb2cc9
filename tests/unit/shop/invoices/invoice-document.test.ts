import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { expect, test } from 'vitest';
import { createPaymentReference } from '@/lib/shop/invoices/create-document';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { toQrBillText } from '@/lib/shop/invoices/payment-part';
import { vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { iban, order, qrIban, samplePaper } from './sample';

test('a stored document is parsed as it was written, unless it was edited by hand', () => {
  const { withdrawnAt: _, ...old } = samplePaper();
  // Older documents have no `withdrawnAt`.
  for (const document of [samplePaper(), old])
    expect(parseDocument(JSON.stringify(document))).toEqual(samplePaper());
  const edited = { ...samplePaper(), total: 'nothing' };
  expect(() => parseDocument(JSON.stringify(edited))).toThrow(/total/);
});

test('the invoice of a card order has no account', () => {
  const document = samplePaper({ order: { ...order, payment: 'stripe' } });
  expect(document).not.toHaveProperty('iban');
  expect(document).not.toHaveProperty('terms');
});

/** The check digit by the table of the standard (IG QR-bill 2.3, annex B). */
function checkDigit(digits: string): number {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const carry = [...digits].reduce((last, digit) => table[(last + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10;
}

/** ISO 7064 modulo 97-10, with letters as two digits (ISO 11649). */
function modulo97(reference: string): bigint {
  const moved = `${reference.slice(4)}${reference.slice(0, 4)}`;
  const digits = [...moved].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n;
}

test('an account with a QR-IBAN gets a QR reference of 27 digits', () => {
  const reference = createPaymentReference(qrIban, 2026, 42);
  expect(reference).toMatch(/^0{16}2026000042\d$/);
  expect(Number(reference.at(-1))).toBe(checkDigit(reference.slice(0, 26)));
  expect(isQRReferenceValid(reference)).toBe(true);
  // The standard's own example.
  expect(checkDigit('21000000000313947143000901')).toBe(7);
});

test('an account with an ordinary IBAN gets a creditor reference (ISO 11649)', () => {
  const reference = createPaymentReference(iban, 2026, 42);
  expect(reference).toMatch(/^RF\d\d2026000042$/);
  expect(isSCORReferenceValid(reference)).toBe(true);
  // The others are the standard's own examples.
  for (const valid of [reference, 'RF18539007547034', 'RF451234512345'])
    expect(modulo97(valid)).toBe(1n);
});

test.each([iban, qrIban])('the references of %s are unique over many years', (account) => {
  const all = [2026, 2027, 2099].flatMap((year) =>
    [1, 10, 42, 420, 999_999].map((number) => createPaymentReference(account, year, number)),
  );
  expect(new Set(all).size).toBe(15);
});

test.each([
  ['keeps letters of western languages', 'Œuvre à Zürich, 12 €', 'Œuvre à Zürich, 12 €'],
  ['removes other accents', 'Łukasz Dvořák – “Ő”', 'Lukasz Dvorák - "O"'],
  ['replaces a letter of another script with a full stop', 'Анна 7', '.... 7'],
  ['shortens a long text', 'a'.repeat(80), 'a'.repeat(70)],
])('the text of a QR-bill %s', (_, text, written) => expect(toQrBillText(text, 70)).toBe(written));

test('the VAT shares of a part add up to the part, and those of the whole to its VAT', () => {
  for (const amount of [1, 2, 2900, 5345, 10_689, 10_690]) {
    const parts = vatOfShare(order.vat, amount);
    expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
  }
  expect(vatOfShare(order.vat, 10_690)).toEqual(order.vat);
  const two = [810, 0].map((rate) => ({ rate, gross: 10_810, vat: rate }));
  expect(vatOfShare(two, 10_810)).toEqual([
    { rate: 810, gross: 5405, vat: 405 },
    { rate: 0, gross: 5405, vat: 0 },
  ]);
});
