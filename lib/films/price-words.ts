import type { Locale } from '@/lib/i18n/locales';
import type { Price } from './price';

/** A price as Switzerland writes it in that language: `34.90 CHF` in French, `CHF 34.90` in German. */
export function priceWords({ amount, currency }: Price, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-CH`, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(amount);
}
