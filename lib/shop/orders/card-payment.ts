import type { Order } from './order';

/**
 * For how long an order can be paid by card (ms after it was placed): Stripe keeps a session open for 30 minutes at
 * least. Counted from the order, so that the same order always asks Stripe for the same.
 */
export const payableFor = 40 * 60_000;

type Facts = Pick<
  Order,
  | 'payment'
  | 'payment_state'
  | 'payment_pending_at'
  | 'placed_at'
  | 'cancelled_at'
  | 'withdrawn_at'
  | 'total'
>;

/**
 * How the payment of an order by card stands while it is open.
 * - `due`: it can be paid until `until` (ISO 8601)
 * - `over`: that time has passed, and the order is about to be cancelled
 * - `pending`: its buyer has paid by a method that takes days, and Stripe will report how it ends
 */
export type CardPayment = { state: 'due' | 'over'; until: string } | { state: 'pending' };

const payableUntil = ({ placed_at }: Pick<Order, 'placed_at'>) =>
  Date.parse(placed_at) + payableFor;

/** @returns `undefined` where nothing is to be paid by card, or no longer */
export function cardPayment(order: Facts, now: Date): CardPayment | undefined {
  const isOff = order.cancelled_at || order.withdrawn_at;
  if (order.payment !== 'stripe' || order.payment_state !== 'open' || isOff || order.total === 0)
    return undefined;
  if (order.payment_pending_at) return { state: 'pending' };
  const end = payableUntil(order);
  return { state: now.getTime() < end ? 'due' : 'over', until: new Date(end).toISOString() };
}

/** Whether an order was cancelled since nobody had paid it by card in time. */
export function hasLapsed(order: Facts): boolean {
  const { payment, payment_state, payment_pending_at, cancelled_at } = order;
  const isUnpaid = payment === 'stripe' && payment_state === 'open' && !payment_pending_at;
  return isUnpaid && cancelled_at !== null && Date.parse(cancelled_at) >= payableUntil(order);
}
