import { houseDay } from '@/lib/shop/orders/house-day';
import type { Period } from './books';

/** Whether a moment falls on a day of a period, by the house's clocks. */
export function inPeriod(at: string, { from, to }: Period): boolean {
  const day = houseDay(new Date(at));
  return day >= from && day <= to;
}

/** The moments between which all of a period lies, wherever the house is: the days beside it with it. */
export function around({ from, to }: Period): [string, string] {
  const day = 24 * 60 * 60 * 1000;
  const start = new Date(Date.parse(`${from}T00:00:00Z`) - day);
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * day);
  return [start.toISOString(), end.toISOString()];
}
