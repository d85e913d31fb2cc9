import type { Order } from '@/lib/orders/order';
import type { Account } from '@/lib/orders/read-account';

/** Whether house and buyer still owe each other something: goods, money, or an answer to a withdrawal. */
export function isUnderWay(order: Order, { received, open, toPayBack }: Account): boolean {
  const { cancelled_at, withdrawn_at, payment_state, delivery_state } = order;
  if (toPayBack > 0) return true;
  if (cancelled_at || payment_state === 'refunded') return false;
  if (withdrawn_at) return received > 0 || order.redeemed > 0 || hasGoods(order);
  if (open > 0) return true;
  return delivery_state !== 'sent' && delivery_state !== 'collected';
}

/** Whether goods are with its buyer that are to come back. What was withdrawn from before it was paid or sent owes nothing more. */
function hasGoods({ delivery, delivery_state, returned_at }: Order): boolean {
  const isGone = delivery_state === 'sent' || delivery_state === 'collected';
  return isGone && delivery !== 'mail' && !returned_at;
}
