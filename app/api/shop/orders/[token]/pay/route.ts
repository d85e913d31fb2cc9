import { leadToPayment } from '@/lib/shop/checkout/lead-to-payment';
import { getDatabase } from '@/lib/shop/database/database';
import { findOrder } from '@/lib/shop/orders/find-order';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export const dynamic = 'force-dynamic';

type Given = { params: Promise<{ token: string }> };

/**
 * `POST /api/shop/orders/{token}/pay`: redirects to the payment page, or to the order page if nothing is left to
 * pay.
 */
export async function POST(_: Request, { params }: Given) {
  const { token } = await params;
  const order = await findOrder(await getDatabase(), token);
  const till = order && getShopConfig(order.locale);
  return order && till ? leadToPayment(order, till) : new Response(null, { status: 404 });
}
