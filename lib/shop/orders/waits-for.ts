import { type PreOrder, preOrderOf } from '@/lib/shop/pricing/pre-order';
import type { Shelf } from '@/lib/shop/pricing/price-lines';
import { hasLeft } from './has-left';
import { isOff } from './is-off';
import type { Order } from './order';

type Facts = Parameters<typeof isOff>[0] &
  Parameters<typeof hasLeft>[0] & { lines: Pick<Order['lines'][number], 'article'>[] };

/**
 * The release an order waits for, from the current site content; `undefined` if it was sent or will
 * not be.
 */
export function waitsFor(order: Facts, shelf: Shelf): PreOrder | undefined {
  if (hasLeft(order) || isOff(order)) return undefined;
  return preOrderOf(
    order.lines.map(({ article }) => article),
    shelf,
  );
}
