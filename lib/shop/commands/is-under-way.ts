import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Order } from '@/lib/shop/orders/order';
import type { Account } from '@/lib/shop/orders/read-account';
import { isEmptied } from './share-lines';

/**
 * Whether house and buyer still owe each other something: goods, money, or an answer to a withdrawal.
 * @param refunds of the order, by lines: of what was refunded nothing more goes out
 */
export function isUnderWay(
  order: Order,
  { received, open, toPayBack }: Account,
  refunds: Parameters<typeof isEmptied>[1],
): boolean {
  const { cancelled_at, withdrawn_at, payment_state } = order;
  if (toPayBack > 0) return true;
  if (cancelled_at || payment_state === 'refunded') return false;
  if (withdrawn_at) return received > 0 || order.redeemed > 0 || hasGoods(order);
  if (open > 0) return true;
  return !hasLeft(order) && !isEmptied(order, refunds);
}

/** Whether goods are with its buyer that are to come back. What was withdrawn from before it was paid or sent owes nothing more. */
function hasGoods(order: Order): boolean {
  return hasLeft(order) && order.delivery !== 'mail' && !order.returned_at;
}
