import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { type Answer, computeQuote } from './compute-quote';
import { getShopConfig } from './get-shop-config';
import type { Wish } from './quote';
import { openShelf } from './shelf';

/**
 * All sums of what somebody wants to buy, computed from the content alone, or every reason why it cannot be sold so.
 * What is left in stock is not asked: that is known once the order takes it (`lib/shop/commands`).
 * @param day `2026-12-31`; today where the house is
 * @throws where the house does not sell (`getShopConfig` is undefined)
 */
export function makeQuote(wish: Wish, locale: Locale, day = today()): Answer {
  const till = getShopConfig(locale);
  if (!till) throw new Error('This house does not sell: it has no till.');
  return computeQuote(wish, openShelf(locale), till, day);
}

const today = () => dayOf(Date.now(), getLibrary().site.timeZone);
