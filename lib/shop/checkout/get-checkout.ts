import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { checkoutWords } from './checkout-words';
import { openForm } from './open-form';
import { sumsOf } from './sums-of';

/**
 * The checkout for a request, with its sums and faults; `undefined` if the site has no shop config.
 * Cached per request: the page and its title share it.
 * @param asked the query parameters as JSON, so that equal parameters share a cache entry
 */
export const getCheckout = cache(async (asked: string, locale: Locale) => {
  const till = getShopConfig(locale);
  if (!till) return undefined;
  const given = { till, locale, now: new Date() };
  const opened = await openForm(await getDatabase(), JSON.parse(asked), given);
  if (opened.kind !== 'form') return { till, opened, sums: undefined, faults: [] };
  return {
    till,
    opened,
    ...sumsOf(opened.draft, { till, locale, t: await checkoutWords(locale) }),
  };
});
