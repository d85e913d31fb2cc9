import { expect, test } from 'vitest';
import { decimalWords } from '@/lib/money/decimal-words';
import { moneyWords } from '@/lib/money/money-words';

test.each([
  [3490, 'CHF', '34.90 CHF', 'CHF 34.90'],
  [2500, 'EUR', '25.00 EUR', 'EUR 25.00'],
  [5, 'CHF', '0.05 CHF', 'CHF 0.05'],
  [123_456, 'CHF', '1 234.56 CHF', 'CHF 1’234.56'],
] as const)('%d %s is “%s” in French and “%s” in German', (amount, currency, french, german) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(moneyWords({ amount, currency }, 'fr'))).toBe(french);
  expect(plain(moneyWords({ amount, currency }, 'de'))).toBe(german);
});

test('machines read a point and two decimals', () => {
  expect(decimalWords(3490)).toBe('34.90');
  expect(decimalWords(123_405)).toBe('1234.05');
});

test('what goes off has its sign before all of it, in either language', () => {
  const less = { amount: -3890, currency: 'CHF' } as const;
  expect(moneyWords(less, 'de')).toMatch(/^−CHF\s38\.90$/);
  expect(moneyWords(less, 'fr')).toMatch(/^−38[.,]90\sCHF$/);
});
