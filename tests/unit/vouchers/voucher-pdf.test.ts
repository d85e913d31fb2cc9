import { describe, expect, test } from 'vitest';
import { voucherPdf } from '@/lib/vouchers/pdf/voucher-pdf';
import type { Voucher } from '@/lib/vouchers/voucher';
import { hasPoppler, readPages } from '../../doubles/read-pdf';
import { someTill } from '../mail/order-and-till';

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
