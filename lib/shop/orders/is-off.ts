import type { Order } from './order';

/** Whether the order will not be shipped (any more): cancelled, withdrawn or fully refunded. */
export function isOff({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return Boolean(cancelled_at || withdrawn_at) || payment_state === 'refunded';
}
