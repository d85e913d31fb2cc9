import type { Order } from './order';

/** Whether an order's goods have been sent or collected. */
export function hasLeft({ delivery_state: state }: Pick<Order, 'delivery_state'>): boolean {
  return state === 'sent' || state === 'collected';
}
