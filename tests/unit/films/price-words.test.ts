import { expect, test } from 'vitest';
import { priceWords } from '@/lib/films/price-words';

test.each([
  [34.9, 'CHF', '34.90 CHF', 'CHF 34.90'],
  [25, 'EUR', '25.00 EUR', 'EUR 25.00'],
] as const)('%d %s is “%s” in French and “%s” in German', (amount, currency, french, german) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(priceWords({ amount, currency }, 'fr'))).toBe(french);
  expect(plain(priceWords({ amount, currency }, 'de'))).toBe(german);
});
