import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { seeOther } from '@/lib/shop/orders/order-links';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { submitWithdrawal, withdrawalRedirect } from '@/lib/shop/withdrawal/submit-withdrawal';

/** Handles the two form steps of `/retractation`: review of the entries, then the confirmed declaration. */
export async function POST(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  const field = form.get('locale');
  const locale = isLocale(field) ? field : defaultLocale;
  const shopConfig = getOrderConfig(locale);
  if (!shopConfig) return new Response(null, { status: 404 });
  const key = await submitWithdrawal(await getDatabase(), form, {
    shopConfig,
    locale,
    now: new Date(),
  });
  return seeOther(withdrawalRedirect(form, key, locale));
}
