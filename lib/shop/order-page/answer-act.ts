import { isLocale } from '@/lib/i18n/locales';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder } from '@/lib/shop/orders/find-order';
import type { Order } from '@/lib/shop/orders/order';
import { orderPath } from '@/lib/shop/orders/order-path';
import { seeOther } from '@/lib/shop/orders/see-other';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

type Acting = { db: Database; order: Order; till: ShopConfig; form: FormData; now: Date };

/**
 * Runs a command that the buyer confirmed on the order page, then redirects to the page. A refused
 * command (`OrderCommandError`) is not reported: the page shows the current state. 404 for an unknown
 * token or without a shop config.
 */
export async function answerAct(
  request: Request,
  params: Promise<{ token: string }>,
  act: (acting: Acting) => Promise<void>,
): Promise<Response> {
  const { token } = await params;
  const db = await getDatabase();
  const order = await findOrder(db, token);
  if (!order) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => new FormData());
  const asked = form.get('locale');
  const locale = isLocale(asked) ? asked : order.locale;
  const till = getShopConfig(locale);
  if (!till) return new Response(null, { status: 404 });
  try {
    await act({ db, order, till, form, now: new Date() });
  } catch (error) {
    if (!(error instanceof OrderCommandError)) throw error;
  }
  return seeOther(orderPath(token, locale));
}
