import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { getShopConfig } from './get-shop-config';

/**
 * Whether an order may be paid on Stripe's page. The privacy page is rendered at build time, when the
 * Stripe keys may be missing, so `card: true` in `shop.yaml` is enough.
 */
export function leadsToCards(locale: Locale): boolean {
  const till = getShopConfig(locale);
  return till !== undefined && (till.payment.hasStripe || getLibrary().till?.payment.card === true);
}
