import { describe, expect, test } from 'vitest';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import {
  createCode,
  createGuessLimit,
  digestCode,
  normalizeCode,
} from '@/lib/shop/vouchers/voucher-code';
import { voucherPdf } from '@/lib/shop/vouchers/voucher-pdf';
import { hasPoppler, readPages } from '@/tests/doubles/read-pdf';
import { someTill } from '../mail/order-and-till';

test('a code is sixteen letters that nobody mistakes, in groups of four', () => {
  const codes = Array.from({ length: 500 }, createCode);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(500);
  // Each of the 32 letters comes up: 8,000 draws leave one out once in some 10¹⁰⁸.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('blanks, dashes of any kind, small letters and mistaken ones are the same code', () => {
  expect(normalizeCode(' o1i l–7k2m—q4zt‑ab ')).toBe('01117K2MQ4ZTAB');
  expect(digestCode('abcd-efgh')).toBe(digestCode('ABCD EFGH'));
  expect(digestCode('abcd-efgh')).not.toBe(digestCode('ABCD EFGJ'));
});

const limits = { each: 3, window: 1000, askers: 2 };

test('one who has guessed wrong too often waits, others do not', () => {
  let time = 0;
  const { mayGuess } = createGuessLimit(limits, () => time);
  expect([1, 2, 3, 4].map(() => mayGuess('a'))).toEqual([true, true, true, false]);
  expect(mayGuess('b')).toBe(true);
  time = 999;
  expect(mayGuess('a')).toBe(false);
  time = 1000;
  expect(mayGuess('a')).toBe(true);
});

test('right codes do not count, and do not make wrong ones forgotten', () => {
  const { mayGuess, wasRight } = createGuessLimit(limits, () => 0);
  for (let count = 0; count < 10; count += 1) {
    expect(mayGuess('a')).toBe(true);
    wasRight('a');
  }
  mayGuess('a');
  mayGuess('a');
  expect(mayGuess('a')).toBe(true);
  wasRight('a');
  expect([mayGuess('a'), mayGuess('a')]).toEqual([true, false]);
});

test('no more askers are known than are meant to be', () => {
  const { mayGuess } = createGuessLimit(limits, () => 0);
  for (let count = 0; count < 3; count += 1) mayGuess('a');
  mayGuess('b');
  mayGuess('c');
  expect(mayGuess('a')).toBe(true);
});

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

describe.skipIf(!hasPoppler)('a voucher as PDF', () => {
  test.each([
    ['fr', ['Bon-cadeau', 'Valeur', 'Émis le 24 novembre 2026']],
    ['de', ['Gutschein', 'Wert', 'Ausgestellt am 24. November 2026']],
  ] as const)('is one page in %s with its code and worth', async (locale, words) => {
    const pages = readPages(await voucherPdf(voucher, someTill, locale));
    expect(pages).toHaveLength(1);
    const [page] = pages;
    for (const word of [...words, '7K2M-Q4ZT-0VXN-9B3D', 'CHF', '250.00', 'Maison du film'])
      expect(page).toContain(word);
    expect(page).not.toMatch(/monstration/);
  });

  test('says of a demonstration that it is worth nothing', async () => {
    const till = { ...someTill, isDemonstration: true };
    const [page] = readPages(await voucherPdf(voucher, till, 'fr'));
    expect(page?.replace(/\s+/g, ' ')).toMatch(/Démonstration ?: ce bon ne vaut rien/);
  });
});
