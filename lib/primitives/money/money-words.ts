import type { Locale } from '@/lib/i18n/locales';
import type { Money } from './money';

/** Which apostrophe divides thousands is the runtime’s choice: a server and a browser may not agree. */
const straight = /'/g;

/** A sum as Switzerland writes it in that language: `34.90 CHF` in French, `CHF 34.90` in German. */
export function moneyWords({ amount, currency }: Money, locale: Locale): string {
  const words = new Intl.NumberFormat(`${locale}-CH`, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
    .format(Math.abs(amount) / 100)
    .replace(straight, '’');
  // Intl puts it into the middle in German (`CHF-34.90`).
  return amount < 0 ? `−${words}` : words;
}
