import type { Order } from './order';

/** Whether nothing more of an order leaves the house: it was taken back, or its money given back. */
export function isOff({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return Boolean(cancelled_at || withdrawn_at) || payment_state === 'refunded';
}
