import { addDays } from '@/lib/primitives/time/days';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { Order } from '@/lib/shop/orders/order';
import { findZone } from '@/lib/shop/pricing/postage';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/**
 * The last day (`2026-12-31`) for a withdrawal; `undefined` while nothing is sent, when there is no
 * limit yet. The period starts when the buyer has the goods (2011/83/EU, article 9): for post the
 * longest delivery time is assumed, so that no buyer loses a day.
 */
export function withdrawalEnd(
  order: Pick<Order, 'sent_at' | 'delivery' | 'country'>,
  { zones, withdrawal }: Pick<ShopConfig, 'zones' | 'withdrawal'>,
): string | undefined {
  if (!order.sent_at) return undefined;
  const zone = findZone(zones, order.country);
  const transitDays = order.delivery === 'post' ? calendarDays(zone?.days[1] ?? 0) : 0;
  return addDays(siteDay(new Date(order.sent_at)), transitDays + withdrawal.days);
}

/** Converts working days to calendar days, rounding weekends up. */
function calendarDays(working: number): number {
  return working + 2 * Math.ceil(working / 5);
}

export type Withdrawable = Pick<
  Order,
  'cancelled_at' | 'withdrawn_at' | 'payment_state' | 'sent_at' | 'delivery' | 'country'
>;

/**
 * The reason why a buyer cannot withdraw now; `undefined` if it is possible. Used by the command and
 * by the page that offers it.
 */
export function withdrawalRefusal(
  order: Withdrawable,
  shopConfig: Pick<ShopConfig, 'zones' | 'withdrawal'>,
  now: Date,
) {
  const reason = endedReason(order);
  if (reason) return reason;
  if (shopConfig.withdrawal.days === 0) return 'no-withdrawal';
  const end = withdrawalEnd(order, shopConfig);
  return end && siteDay(now) > end ? 'too-late' : undefined;
}

/** Why an order can no longer be withdrawn from, apart from the withdrawal period. */
export function endedReason({ cancelled_at, withdrawn_at, payment_state }: Withdrawable) {
  if (cancelled_at) return 'cancelled';
  if (withdrawn_at) return 'withdrawn';
  return payment_state === 'refunded' ? 'refunded' : undefined;
}
