import { defaultLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { handleStripeWebhook } from '@/lib/shop/payments/stripe/handle-webhook';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';

export const dynamic = 'force-dynamic';

/** `POST /api/shop/stripe`: signed payment webhooks from Stripe. */
export async function POST(request: Request) {
  const shopConfig = getOrderConfig(defaultLocale);
  if (!process.env.STRIPE_SECRET_KEY?.trim() || !shopConfig)
    return new Response(null, { status: 404 });
  return handleStripeWebhook(request, { db: getDatabase, shopConfig, now: new Date() });
}
