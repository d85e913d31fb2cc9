import { houseDay } from '@/lib/shop/orders/house-day';
import type { Period } from './books';

/** Whether a moment is in a period, in the site's time zone. */
export function inPeriod(at: string, { from, to }: Period): boolean {
  const day = houseDay(new Date(at));
  return day >= from && day <= to;
}

/** A UTC range that contains the period in any time zone: one day longer at each end. */
export function around({ from, to }: Period): [string, string] {
  const day = 24 * 60 * 60 * 1000;
  const start = new Date(Date.parse(`${from}T00:00:00Z`) - day);
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * day);
  return [start.toISOString(), end.toISOString()];
}
