import { type PreOrder, preOrderOf } from '@/lib/till/pre-order';
import type { Shelf } from '@/lib/till/price-lines';
import type { Order } from './order';

type Facts = Pick<Order, 'delivery_state' | 'cancelled_at' | 'withdrawn_at'> & {
  lines: Pick<Order['lines'][number], 'article'>[];
};

/** The release that an order waits for, as the house says it now; `undefined` of what has left it, or never will. */
export function waitsFor(order: Facts, shelf: Shelf): PreOrder | undefined {
  const { delivery_state: state, cancelled_at, withdrawn_at, lines } = order;
  const isHere = state === 'waiting' || state === 'packed';
  if (!isHere || cancelled_at || withdrawn_at) return undefined;
  return preOrderOf(
    lines.map(({ article }) => article),
    shelf,
  );
}
