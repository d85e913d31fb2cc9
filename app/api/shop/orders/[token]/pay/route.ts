import { redirectToPayment } from '@/lib/shop/checkout/handle-order-request';
import { getDatabase } from '@/lib/shop/database/database';
import { findOrder, readAccount } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/**
 * `POST /api/shop/orders/{token}/pay`: leads to the payment page, or to the order page if nothing is left to
 * pay or the payment provider is unavailable.
 */
export async function POST(_: Request, { params }: Context) {
  const { token } = await params;
  const db = await getDatabase();
  const order = await findOrder(db, token);
  if (!order || !getOrderConfig(order.locale)) return new Response(null, { status: 404 });
  return redirectToPayment(order, (await readAccount(db, order)).open);
}
