import { addDays } from '@/lib/primitives/time/add-days';
import { findZone } from '@/lib/shop/pricing/find-postage';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { houseDay } from './house-day';
import type { Order } from './order';

/**
 * The last day (`2026-12-31`) on which a buyer may withdraw; `undefined` while nothing has been sent, when any day will
 * do. The days count from when the goods are in the buyer's hands (2011/83/EU, article 9): what goes by post has taken as
 * long as it takes at most, so that nobody loses a day.
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

/** So many working days, with the weekends between and around them. */
function calendarDays(working: number): number {
  return working + 2 * Math.ceil(working / 5);
}
