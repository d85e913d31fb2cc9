import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { describe, expect, test } from 'vitest';
import { createPaymentReference } from '@/lib/shop/invoices/create-document';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { toQrBillText } from '@/lib/shop/invoices/payment-part';
import { vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { iban, order, qrIban, samplePaper, till } from './sample';

test('a paper outlives its way through the database', () => {
  const paper = samplePaper();
  expect(parseDocument(JSON.stringify(paper))).toEqual(paper);
});

test('a paper from before withdrawals is read, one changed by hand is not', () => {
  const { withdrawnAt: _, ...old } = samplePaper();
  expect(parseDocument(JSON.stringify(old)).withdrawnAt).toBeNull();
  const paper = { ...samplePaper(), total: 'nothing' };
  expect(() => parseDocument(JSON.stringify(paper))).toThrow(/total/);
});

test('an invoice says all that was bought, with the sums of the order', () => {
  const paper = samplePaper();
  expect(paper.name).toBe('2026-0042');
  expect(paper.lines.map(({ pieces, sum }) => [pieces, sum])).toEqual([
    [2, 6890],
    [1, 2900],
  ]);
  expect(paper).toMatchObject({ goods: 9790, postage: 900, total: 10_690, vat: order.vat });
});

test('a credit of a part says its lines, its postage and its VAT', () => {
  const [, line] = order.lines;
  if (!line) throw new Error('No line');
  const vat = [{ rate: 260, gross: 3300, vat: 84 }];
  const part = { amount: 3300, redeemed: 0, postage: 400, vat, vouchers: 0 };
  const lines = [{ line, pieces: 1, sum: 2900 }];
  const paper = samplePaper({ kind: 'credit', part: { ...part, lines } });
  expect(paper).toMatchObject({ goods: 2900, postage: 400, total: 3300, vat });
  expect(paper.lines).toEqual([
    { title: line.title, pieces: 1, price: 2900, sum: 2900, vatRate: 260 },
  ]);
  expect(parseDocument(JSON.stringify(paper))).toEqual(paper);
});

test('who pays by card is given no account', () => {
  const paper = samplePaper({ order: { ...order, payment: 'stripe' }, shopConfig: till });
  expect(paper).not.toHaveProperty('iban');
  expect(paper).not.toHaveProperty('terms');
});

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
  const reference = createPaymentReference(qrIban, 2026, 42);
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
  const reference = createPaymentReference(iban, 2026, 42);
  expect(reference).toMatch(/^RF\d\d2026000042$/);
  expect(modulo97(reference)).toBe(1n);
  expect(isSCORReferenceValid(reference)).toBe(true);
});

test('no two invoices of many years share a reference', () => {
  for (const account of [iban, qrIban]) {
    const all = [2026, 2027, 2099].flatMap((year) =>
      [1, 10, 42, 420, 999_999].map((number) => createPaymentReference(account, year, number)),
    );
    expect(new Set(all).size).toBe(15);
  }
});

test.each([
  ['letters of western languages stay', 'Œuvre à Zürich, 12 €', 'Œuvre à Zürich, 12 €'],
  ['other letters lose their accent', 'Łukasz Dvořák – “Ő”', 'Lukasz Dvorák - "O"'],
  ['a letter of another script becomes a full stop', 'Анна 7', '.... 7'],
  ['no more than fits', 'a'.repeat(80), 'a'.repeat(70)],
])('in the code of a QR-bill %s', (_, words, payed) => expect(toQrBillText(words, 70)).toBe(payed));

describe('the VAT of a part', () => {
  test('a part has of each rate what the whole has, and its parts are its sum', () => {
    for (const amount of [1, 2, 2900, 5345, 10_689, 10_690]) {
      const parts = vatOfShare(order.vat, amount);
      expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
    }
  });

  test('the whole given back is the VAT of the whole', () => {
    expect(vatOfShare(order.vat, 10_690)).toEqual(order.vat);
  });

  test('a third of it has a third of its VAT', () => {
    const half = [
      { rate: 810, gross: 10_810, vat: 810 },
      { rate: 0, gross: 10_810, vat: 0 },
    ];
    expect(vatOfShare(half, 10_810)).toEqual([
      { rate: 810, gross: 5405, vat: 405 },
      { rate: 0, gross: 5405, vat: 0 },
    ]);
  });
});
