import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Order } from '@/lib/shop/orders/order';
import type { Account } from '@/lib/shop/orders/read-account';
import { isEmptied } from './share-lines';

/**
 * Whether an order is still open between seller and buyer: goods, money or a pending withdrawal.
 * @param refunds the order's refunds by lines: refunded pieces are no longer sent
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

/**
 * Whether the buyer has goods to return. An order withdrawn before it was paid or sent has nothing to
 * return.
 */
function hasGoods(order: Order): boolean {
  return hasLeft(order) && order.delivery !== 'mail' && !order.returned_at;
}
