import { cardPayment } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Begun } from './way-to-pay';
import { waysToPay } from './ways-to-pay';

/**
 * Starts the payment after the order button or the order page's pay button; calling it again leads to
 * the same page. Returns `{}` if nothing is left to pay, the payment is pending, the time to pay by
 * card is over, or the order is cancelled or withdrawn.
 * @throws if the payment provider cannot be reached: the order stands and can be paid later
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
