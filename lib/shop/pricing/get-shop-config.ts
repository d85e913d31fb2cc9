import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { ShopConfig } from './shop-config';
import { toShopConfig } from './to-shop-config';

/**
 * The shop config in one language. `undefined` if the site does not sell: without a `shop.yaml`, with
 * the shop switched off, or if cards are the only payment method and the Stripe keys are missing.
 */
export function getShopConfig(
  locale: Locale,
  env: NodeJS.ProcessEnv = process.env,
): ShopConfig | undefined {
  const { till, site } = getLibrary();
  if (!till) return undefined;
  const { payment, ...others } = toShopConfig(till, site.currencies, locale);
  const hasStripe = hasKeys(env) && till.payment.card !== false;
  if (!hasStripe && !payment.bill && !payment.collection) return undefined;
  return { ...others, payment: { ...payment, hasStripe } };
}

/** Both keys are required: without the webhook secret no payment would be reported. */
function hasKeys({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: NodeJS.ProcessEnv): boolean {
  return Boolean(STRIPE_SECRET_KEY?.trim() && STRIPE_WEBHOOK_SECRET?.trim());
}
