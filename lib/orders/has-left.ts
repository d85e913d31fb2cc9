import type { Order } from './order';

/** Whether its goods have left the house. */
export function hasLeft({ delivery_state: state }: Pick<Order, 'delivery_state'>): boolean {
  return state === 'sent' || state === 'collected';
}
