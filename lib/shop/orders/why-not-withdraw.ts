import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { houseDay } from './house-day';
import type { Order } from './order';
import { withdrawalEnd } from './withdrawal-end';

export type Withdrawable = Pick<
  Order,
  'cancelled_at' | 'withdrawn_at' | 'payment_state' | 'sent_at' | 'delivery' | 'country'
>;

/**
 * The reason why a buyer cannot withdraw now; `undefined` if it is possible. Used by the command and
 * by the page that offers it.
 */
export function whyNotWithdraw(
  order: Withdrawable,
  till: Pick<ShopConfig, 'zones' | 'withdrawal'>,
  now: Date,
) {
  if (order.cancelled_at) return 'cancelled';
  if (order.withdrawn_at) return 'withdrawn';
  if (order.payment_state === 'refunded') return 'refunded';
  if (till.withdrawal.days === 0) return 'no-withdrawal';
  const end = withdrawalEnd(order, till);
  return end && houseDay(now) > end ? 'too-late' : undefined;
}
