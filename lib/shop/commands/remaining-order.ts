import type { Account, Order } from '@/lib/shop/orders/order';
import { isHandedOver } from '@/lib/shop/orders/order-status';
import type { RefundItems } from './read-refundable';

type Line = Order['lines'][number];

/** A line as bought, with the pieces left for the buyer and the pieces refunded. */
export type SplitLine = { line: Line; left: number; refunded: number };

/**
 * Splits the lines of an order into pieces left and pieces refunded. A fully refunded order has none
 * left.
 */
export function splitLines(
  { lines, payment_state }: Pick<Order, 'lines' | 'payment_state'>,
  refunds: { items: RefundItems }[],
): SplitLine[] {
  return lines.map((line) => {
    const refunded = Math.min(line.pieces, piecesIn(refunds, line));
    const left = payment_state === 'refunded' ? 0 : line.pieces - refunded;
    return { line, left, refunded: line.pieces - left };
  });
}

/**
 * The pieces of a return for which restocking is undecided: those of refunds without `restock`. For
 * a withdrawn or fully refunded order, or one without refunds by line, also all pieces that no
 * refund lists.
 */
export function piecesToReturn(
  order: Pick<Order, 'lines' | 'payment_state' | 'withdrawn_at'>,
  refunds: { items: RefundItems }[],
): { article: string; pieces: number }[] {
  const isFullReturn = order.withdrawn_at !== null || order.payment_state === 'refunded';
  const restockedRefunds = refunds.filter(({ items }) => items.restock !== undefined);
  const undecided = refunds.filter(({ items }) => items.restock === undefined);
  return order.lines.flatMap((line) => {
    const { article } = line;
    const isAll = isFullReturn || refunds.length === 0;
    const returnedPieces = isAll
      ? line.pieces - piecesIn(restockedRefunds, line)
      : piecesIn(undecided, line);
    return returnedPieces > 0 ? [{ article, pieces: returnedPieces }] : [];
  });
}

function piecesIn(refunds: { items: RefundItems }[], { position }: Line): number {
  const lines = refunds.flatMap(({ items }) => items.lines);
  return lines.reduce((sum, one) => sum + (one.position === position ? one.pieces : 0), 0);
}

/** Whether everything to be packed has been refunded. Vouchers are sent by e-mail and do not count. */
export function hasNothingToPack(
  order: Pick<Order, 'lines' | 'payment_state' | 'delivery'>,
  refunds: { items: RefundItems }[],
): boolean {
  const toPack = splitLines(order, refunds).filter(({ line }) => line.kind !== 'voucher');
  return toPack.length > 0 && toPack.every(({ left }) => left === 0);
}

/**
 * Whether an order is unfinished: goods are still to be delivered or returned, or money is to be
 * paid or refunded.
 * @param refunds the order's refunds by lines: refunded pieces are no longer sent
 */
export function isUnderWay(
  order: Order,
  { received, open, toPayBack }: Account,
  refunds: Parameters<typeof hasNothingToPack>[1],
): boolean {
  const { cancelled_at, withdrawn_at, payment_state } = order;
  if (toPayBack > 0) return true;
  if (cancelled_at || payment_state === 'refunded') return false;
  if (withdrawn_at) return received > 0 || order.redeemed > 0 || hasGoods(order);
  if (open > 0) return true;
  return !isHandedOver(order) && !hasNothingToPack(order, refunds);
}

/**
 * Whether the buyer has goods to return. An order withdrawn before it was sent has nothing to
 * return.
 */
function hasGoods(order: Order): boolean {
  return isHandedOver(order) && order.delivery !== 'mail' && !order.returned_at;
}
