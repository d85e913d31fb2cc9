import { addDays } from '@/lib/primitives/time/add-days';
import { findZone } from '@/lib/shop/pricing/find-postage';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { houseDay } from './house-day';
import type { Order } from './order';

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
  const underWay = order.delivery === 'post' ? calendarDays(zone?.days[1] ?? 0) : 0;
  return addDays(houseDay(new Date(order.sent_at)), underWay + withdrawal.days);
}

/** Converts working days to calendar days, rounding weekends up. */
function calendarDays(working: number): number {
  return working + 2 * Math.ceil(working / 5);
}
