import { describe, expect, test } from 'vitest';
import { createGuessLimit } from '@/lib/shop/vouchers/guess-limit';
import { createCode, digestCode, normalizeCode, type Voucher } from '@/lib/shop/vouchers/voucher';
import { voucherPdf } from '@/lib/shop/vouchers/voucher-pdf';
import { hasPoppler, readPages } from '@/tests/doubles/read-pdf';
import { someShopConfig } from '../mail/order-and-shop-config';

test('a code has sixteen unmistakable characters in groups of four', () => {
  const codes = Array.from({ length: 500 }, createCode);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(500);
  // Each of the 32 characters occurs: the chance that 8,000 draws omit one is about 1 in 10¹⁰⁸.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('spaces, dashes, case and confusable letters do not change a code', () => {
  expect(normalizeCode(' o1i l–7k2m—q4zt‑ab ')).toBe('01117K2MQ4ZTAB');
  expect(digestCode('abcd-efgh')).toBe(digestCode('ABCD EFGH'));
  expect(digestCode('abcd-efgh')).not.toBe(digestCode('ABCD EFGJ'));
});

const limits = { each: 3, window: 1000, clients: 2 };

test('createGuessLimit limits the wrong codes of each client in a window of time', () => {
  let time = 0;
  const { mayGuess } = createGuessLimit(limits, () => time);
  expect([1, 2, 3, 4].map(() => mayGuess('a'))).toEqual([true, true, true, false]);
  expect(mayGuess('b')).toBe(true);
  time = 999;
  expect(mayGuess('a')).toBe(false);
  time = 1000;
  expect(mayGuess('a')).toBe(true);
});

test('createGuessLimit does not count right codes, and does not reset the wrong ones after them', () => {
  const { mayGuess, recordSuccess } = createGuessLimit(limits, () => 0);
  for (let count = 0; count < 10; count += 1) {
    expect(mayGuess('a')).toBe(true);
    recordSuccess('a');
  }
  expect([1, 2, 3].map(() => mayGuess('a'))).toEqual([true, true, true]);
  recordSuccess('a');
  expect([mayGuess('a'), mayGuess('a')]).toEqual([true, false]);
});

describe.skipIf(!hasPoppler)('voucherPdf', () => {
  const voucher: Voucher = {
    id: 'v',
    code: '7K2M-Q4ZT-0VXN-9B3D',
    order_id: null,
    currency: 'CHF',
    value: 25_000,
    balance: 1_000,
    created_at: '2026-11-23T23:30:00.000Z',
    blocked_at: null,
  };

  test('is one page with the code, the value and the date in the site’s time zone', async () => {
    const pages = readPages(await voucherPdf(voucher, someShopConfig, 'de'));
    expect(pages).toHaveLength(1);
    for (const text of [voucher.code, 'CHF', '250.00', '24. November 2026', 'Maison du film'])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toMatch(/monstration/);
  });

  test('states in a demonstration that it is worth nothing', async () => {
    const demonstration = { ...someShopConfig, isDemonstration: true };
    const [page] = readPages(await voucherPdf(voucher, demonstration, 'fr'));
    expect(page?.replace(/\s+/g, ' ')).toMatch(/Démonstration ?: ce bon ne vaut rien/);
  });
});
