import { expect, test } from 'vitest';
import { createPaymentReference, parseDocument } from '@/lib/shop/invoices/invoice-document';
import { toQrBillText } from '@/lib/shop/invoices/pdf/payment-part';
import { vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { iban, order, qrIban, sampleDocument, sampleShopConfig } from './sample';

test('a stored document is parsed as it was written, unless it was edited by hand', () => {
  const { withdrawnAt: _, ...old } = sampleDocument();
  // Older documents have no `withdrawnAt`.
  for (const document of [sampleDocument(), old])
    expect(parseDocument(JSON.stringify(document))).toEqual(sampleDocument());
  const edited = { ...sampleDocument(), total: 'nothing' };
  expect(() => parseDocument(JSON.stringify(edited))).toThrow(/total/);
});

test('the invoice of a card order has no account', () => {
  const document = sampleDocument({ order: { ...order, payment: 'stripe' } });
  expect(document).not.toHaveProperty('iban');
  expect(document).not.toHaveProperty('terms');
});

test('an invoice with VAT of another country states the number that it is declared under', () => {
  const shopConfig = { ...sampleShopConfig, euVat: { numbers: {}, oss: 'EU372000000' } };
  const vat = [{ rate: 1900, gross: 10_690, vat: 1707 }];
  const german = { ...order, country: 'DE', vat };
  const taxNumber = { kind: 'oss', number: 'EU372000000' };
  expect(sampleDocument({ order: german, shopConfig })).toMatchObject({ taxNumber });
  expect(sampleDocument({ shopConfig })).not.toHaveProperty('taxNumber');
});

// The check digits were computed without the library: modulo 10 recursive (IG QR-bill 2.3, annex B), and modulo 97-10
// (ISO 7064, ISO 11649).
test.each([
  ['a QR reference for a QR-IBAN', qrIban, '000000000000000020260000425'],
  ['a creditor reference for an ordinary IBAN', iban, 'RF022026000042'],
])('an invoice has %s', (_, account, reference) =>
  expect(createPaymentReference(account, 2026, 42)).toBe(reference),
);

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
