import type { Locale } from '@/lib/i18n/locales';
import type { Money } from './money';

/** Thousands separators differ between runtimes: server and browser may use different apostrophes. */
const straight = /'/g;

/** Formats an amount by Swiss convention: `34.90 CHF` in French, `CHF 34.90` in German. */
export function moneyWords({ amount, currency }: Money, locale: Locale): string {
  const words = new Intl.NumberFormat(`${locale}-CH`, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
    .format(Math.abs(amount) / 100)
    .replace(straight, '’');
  // Intl puts the minus sign after the currency in German (`CHF-34.90`).
  return amount < 0 ? `−${words}` : words;
}
