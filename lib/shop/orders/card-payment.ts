import type { Order } from './order';

/**
 * Milliseconds for which an order can be paid by card after it was placed. Stripe requires a session to be open for
 * at least 30 minutes. The time is counted from the order, so that repeated requests to Stripe are identical.
 */
export const cardPaymentWindow = 40 * 60_000;

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
 * The state of an open card payment.
 * - `due`: it can be paid until `until` (ISO 8601)
 * - `over`: that time has passed, and the order is about to be cancelled
 * - `pending`: paid by a delayed method; Stripe will report the result
 */
export type CardPayment = { state: 'due' | 'over'; until: string } | { state: 'pending' };

const payableUntil = ({ placed_at }: Pick<Order, 'placed_at'>) =>
  Date.parse(placed_at) + cardPaymentWindow;

/** @returns `undefined` if there is nothing to pay by card */
export function cardPayment(order: Facts, now: Date): CardPayment | undefined {
  const isCalledOff = order.cancelled_at || order.withdrawn_at;
  if (
    order.payment !== 'stripe' ||
    order.payment_state !== 'open' ||
    isCalledOff ||
    order.total === 0
  )
    return undefined;
  if (order.payment_pending_at) return { state: 'pending' };
  const end = payableUntil(order);
  return { state: now.getTime() < end ? 'due' : 'over', until: new Date(end).toISOString() };
}

/** Whether an order was cancelled because it was not paid by card in time. */
export function hasLapsed(order: Facts): boolean {
  const { payment, payment_state, payment_pending_at, cancelled_at } = order;
  const isUnpaid = payment === 'stripe' && payment_state === 'open' && !payment_pending_at;
  return isUnpaid && cancelled_at !== null && Date.parse(cancelled_at) >= payableUntil(order);
}
