import { isLocale } from '@/lib/i18n/locales';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder, type Order } from '@/lib/shop/orders/order';
import { orderPath, seeOther } from '@/lib/shop/orders/order-links';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

type BuyerCommand = {
  db: Database;
  order: Order;
  shopConfig: ShopConfig;
  form: FormData;
  now: Date;
};

/**
 * Runs a command that the buyer confirmed on the order page, then redirects to the page. A refused
 * command (`OrderCommandError`) is not reported: the page shows the current state. A command may return the query with
 * which to show the page. 404 for an unknown token or without a `shop.yaml`.
 */
export async function runBuyerCommand(
  request: Request,
  params: Promise<{ token: string }>,
  command: (command: BuyerCommand) => Promise<string | undefined>,
): Promise<Response> {
  const { token } = await params;
  const db = await getDatabase();
  const order = await findOrder(db, token);
  if (!order) return new Response(null, { status: 404 });
  const form = await request.formData().catch(() => new FormData());
  const requestedLocale = form.get('locale');
  const locale = isLocale(requestedLocale) ? requestedLocale : order.locale;
  const shopConfig = getOrderConfig(locale);
  if (!shopConfig) return new Response(null, { status: 404 });
  const query = await command({ db, order, shopConfig, form, now: new Date() }).catch((error) => {
    if (!(error instanceof OrderCommandError)) throw error;
    return undefined;
  });
  return seeOther(`${orderPath(token, locale)}${query ?? ''}`);
}
