import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import type { Line } from './line';

/**
 * The checkout path for these lines, like a form submitted without script: pairs of `article` and
 * `pieces`.
 */
export function checkoutPath(lines: readonly Line[], currency: Currency, locale: Locale): string {
  const query = new URLSearchParams();
  for (const { article, pieces } of lines) {
    query.append('article', article);
    query.append('pieces', String(pieces));
  }
  query.append('currency', currency);
  return localePath(`/commande?${query}`, locale);
}
