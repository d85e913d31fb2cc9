import type { Order } from '@/lib/shop/orders/order';
import type { RefundItems } from './refund-items';

type Line = Order['lines'][number];

/** A line as it was bought, the pieces of it that its buyer still gets or has, and those that were refunded. */
export type SharedLine = { line: Line; left: number; refunded: number };

/** How refunds divide the lines of an order; of one whose money has gone back whole nothing is left. */
export function shareLines(
  { lines, payment_state }: Pick<Order, 'lines' | 'payment_state'>,
  refunds: { items: RefundItems }[],
): SharedLine[] {
  return lines.map((line) => {
    const refunded = Math.min(line.pieces, piecesIn(refunds, line));
    const left = payment_state === 'refunded' ? 0 : line.pieces - refunded;
    return { line, left, refunded: line.pieces - left };
  });
}

/**
 * The pieces of a return that are not in the stock yet: those whose refund has not said what becomes of them. Of an order
 * that is withdrawn from, or given back whole, also those that no refund has named.
 */
export function piecesToReturn(
  order: Pick<Order, 'lines' | 'payment_state' | 'withdrawn_at'>,
  refunds: { items: RefundItems }[],
): { article: string; pieces: number }[] {
  const isWhole = order.withdrawn_at !== null || order.payment_state === 'refunded';
  const said = refunds.filter(({ items }) => items.restock !== undefined);
  const unsaid = refunds.filter(({ items }) => items.restock === undefined);
  return order.lines.flatMap((line) => {
    const { article } = line;
    const isAll = isWhole || refunds.length === 0;
    const wanted = isAll ? line.pieces - piecesIn(said, line) : piecesIn(unsaid, line);
    return wanted > 0 ? [{ article, pieces: wanted }] : [];
  });
}

function piecesIn(refunds: { items: RefundItems }[], { position }: Line): number {
  const lines = refunds.flatMap(({ items }) => items.lines);
  return lines.reduce((sum, one) => sum + (one.position === position ? one.pieces : 0), 0);
}

/** Whether all that was to be packed has been refunded; vouchers go by mail. */
export function isEmptied(
  order: Pick<Order, 'lines' | 'payment_state' | 'delivery'>,
  refunds: { items: RefundItems }[],
): boolean {
  const toPack = shareLines(order, refunds).filter(({ line }) => line.kind !== 'voucher');
  return toPack.length > 0 && toPack.every(({ left }) => left === 0);
}
