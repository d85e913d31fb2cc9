import { defaultLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { answerStripe } from '@/lib/shop/payments/stripe/answer-stripe';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export const dynamic = 'force-dynamic';

/** `POST /api/shop/stripe`: signed payment webhooks from Stripe. */
export async function POST(request: Request) {
  const till = getShopConfig(defaultLocale);
  if (!process.env.STRIPE_SECRET_KEY?.trim() || !till) return new Response(null, { status: 404 });
  return answerStripe(request, { db: getDatabase, till, now: new Date() });
}
