import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { getShopConfig } from './get-shop-config';

/**
 * Whether an order of this house may be paid on Stripe's page. The keys may be there only where the site runs, and the
 * page on privacy is made where it is built: a house that writes `card: true` counts without them.
 */
export function leadsToCards(locale: Locale): boolean {
  const till = getShopConfig(locale);
  return till !== undefined && (till.payment.hasStripe || getLibrary().till?.payment.card === true);
}
