import { cardPayment } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Begun } from './way-to-pay';
import { waysToPay } from './ways-to-pay';

/**
 * What comes after the order button, or after 'pay' on an order's page; asked again it leads to the same place. Nothing,
 * where nothing is left to pay, a payment is under way, the time to pay by card is over, or its buyer has withdrawn.
 * @throws where whoever is asked to take the money cannot be reached: the order stands, and may be paid later
 */
export async function beginPayment(
  order: Order,
  till: ShopConfig,
  now = new Date(),
): Promise<Begun> {
  const isOff = order.cancelled_at || order.withdrawn_at || order.payment_pending_at;
  const isOpen = order.payment_state === 'open' && order.total > 0 && !isOff;
  const way = waysToPay.find(({ name }) => name === order.payment);
  const isOver = cardPayment(order, now)?.state === 'over';
  return isOpen && !isOver && way ? way.begin(order, till) : {};
}
