import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { type Answer, computeQuote } from './compute-quote';
import { getShopConfig } from './get-shop-config';
import type { Wish } from './quote';
import { openShelf } from './shelf';

/**
 * Computes all sums of a wish from the site content alone, or every fault why it cannot be sold. Does
 * not check the stock: placing the order does (`lib/shop/commands`).
 * @param day `2026-12-31`; default: today in the site's time zone
 * @throws if the site has no shop config (`getShopConfig` is undefined)
 */
export function makeQuote(wish: Wish, locale: Locale, day = today()): Answer {
  const till = getShopConfig(locale);
  if (!till) throw new Error('This house does not sell: it has no till.');
  return computeQuote(wish, openShelf(locale), till, day);
}

const today = () => dayOf(Date.now(), getLibrary().site.timeZone);
