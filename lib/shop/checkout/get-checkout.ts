import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { checkoutWords } from './checkout-words';
import { openForm } from './open-form';
import { sumsOf } from './sums-of';

/**
 * The checkout that an address asks for, with its sums and what is wrong with it; `undefined` in a house without a till.
 * The page and its title share it: it is read once a request.
 * @param asked the address's parameters as JSON, by which two of them are the same
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
