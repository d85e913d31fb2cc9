import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { submitAlert } from '@/lib/shop/alerts/alert-form';
import { getDatabase } from '@/lib/shop/database/database';
import { seeOther } from '@/lib/shop/orders/order-links';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

/** Requests, confirms or removes an alert for an article that is sold out. */
export async function POST(request: Request) {
  const form = new URLSearchParams(await request.text());
  const field = form.get('locale') ?? '';
  const locale = isLocale(field) ? field : defaultLocale;
  const isUnknown = !form.has('token') && !getLibrary().articles.has(form.get('article') ?? '');
  if (isUnknown || !getShopConfig(locale)) return new Response(null, { status: 404 });
  return seeOther(await submitAlert(await getDatabase(), { form, locale, now: new Date() }));
}
