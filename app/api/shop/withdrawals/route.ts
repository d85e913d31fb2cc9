import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import { seeOther } from '@/lib/shop/orders/see-other';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { nextPage } from '@/lib/shop/withdrawal/next-page';
import { takeDeclaration } from '@/lib/shop/withdrawal/take-declaration';

/** Handles the two form steps of `/retractation`: review of the entries, then the confirmed declaration. */
export async function POST(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  const asked = form.get('locale');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const till = getShopConfig(locale);
  if (!till) return new Response(null, { status: 404 });
  const key = await takeDeclaration(await getDatabase(), form, { till, locale, now: new Date() });
  return seeOther(nextPage(form, key, locale));
}
