import { hasLeft } from '@/lib/shop/orders/has-left';
import { isOnAccount } from '@/lib/shop/orders/is-on-account';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { OrderCommandError } from './order-command-error';

/** @throws OrderCommandError if the order is cancelled, withdrawn, refunded or already sent */
export function checkLive(act: string, order: Order): void {
  const reason = whyNot(order);
  if (reason) throw new OrderCommandError(act, reason, order.number);
}

function whyNot(order: Order) {
  const { cancelled_at, withdrawn_at, payment_state } = order;
  if (cancelled_at) return 'cancelled';
  if (withdrawn_at) return 'withdrawn';
  if (payment_state === 'refunded') return 'refunded';
  return hasLeft(order) ? 'sent' : undefined;
}

/** @throws OrderCommandError if the order must be paid before it is sent and is not */
export function checkPaid(act: string, order: Order, till: ShopConfig): void {
  if (order.payment_state === 'open' && !isOnAccount(order, till))
    throw new OrderCommandError(act, 'unpaid', order.number);
}
