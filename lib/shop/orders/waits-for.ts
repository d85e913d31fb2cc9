import { type PreOrder, preOrderOf } from '@/lib/shop/pricing/pre-order';
import type { Shelf } from '@/lib/shop/pricing/price-lines';
import { hasLeft } from './has-left';
import { isOff } from './is-off';
import type { Order } from './order';

type Facts = Parameters<typeof isOff>[0] &
  Parameters<typeof hasLeft>[0] & { lines: Pick<Order['lines'][number], 'article'>[] };

/** The release that an order waits for, as the house says it now; `undefined` of what has left it, or never will. */
export function waitsFor(order: Facts, shelf: Shelf): PreOrder | undefined {
  if (hasLeft(order) || isOff(order)) return undefined;
  return preOrderOf(
    order.lines.map(({ article }) => article),
    shelf,
  );
}
