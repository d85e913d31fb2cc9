import type { Order } from './order';

/** Whether it is to come, or has: nothing more leaves the house once an order is taken back. */
export function stillComes({
  cancelled_at,
  withdrawn_at,
  delivery_state: state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'delivery_state'>): boolean {
  return (!cancelled_at && !withdrawn_at) || state === 'sent' || state === 'collected';
}
