import type { CreditPart } from '@/lib/shop/invoices/paper-of';
import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Order } from '@/lib/shop/orders/order';
import { creditItems } from './credit-items';
import type { Refundable } from './read-refundable';
import type { RefundItems } from './refund-items';

/** A line without an amount gives back the price of its pieces. Sums of the smallest unit. */
export type RefundRequest = {
  lines: { position: number; pieces: number; amount?: number }[];
  postage: number;
  excess: number;
  /** Whether pieces that have not left the house can be sold again. */
  restock?: boolean;
};

/** What a refund asks too much of, as the desk's form names it: `pieces-2`, `amount-2`, `postage`, `excess`; else `sum`. */
export type RefundField = `pieces-${number}` | `amount-${number}` | 'postage' | 'excess' | 'sum';

export type ValidatedRefund =
  | { items: RefundItems; part: CreditPart; amount: number }
  | { tooMuch: RefundField[] }
  | { isNothing: true };

/**
 * What a refund would give back of an order: `amount` as money, `part` by its credit note. Or what it asks too much of, or
 * that it asks for nothing.
 */
export function validateRefund(
  asked: RefundRequest,
  order: Order,
  left: Refundable,
): ValidatedRefund {
  const items = complete(asked, order, left);
  if (items.lines.length === 0 && items.postage === 0 && items.excess === 0)
    return { isNothing: true };
  const part = creditItems(items, order, left);
  const tooMuch = excessive(items, left);
  const amount = (part?.amount ?? 0) + items.excess;
  if (!part || tooMuch.length > 0 || amount > left.money)
    return { tooMuch: tooMuch.length > 0 ? tooMuch : ['sum'] };
  if (amount === 0 && !part.redeemed) return { isNothing: true };
  return { items, part, amount };
}

function excessive({ lines, postage, excess }: RefundItems, left: Refundable): RefundField[] {
  const ofLines = lines.flatMap(({ position, pieces, amount }): RefundField[] => {
    const most = left.lines.find(({ line }) => line.position === position);
    if (!most) return ['sum'];
    return [
      ...(pieces > most.pieces ? [`pieces-${position}` as const] : []),
      ...(amount > most.amount ? [`amount-${position}` as const] : []),
    ];
  });
  return [
    ...ofLines,
    ...(postage > left.postage ? ['postage' as const] : []),
    ...(excess > left.excess ? ['excess' as const] : []),
  ];
}

/**
 * With the amounts that were not typed: the price of the pieces, or what is left of their line. Of pieces that have left the
 * house it is said when they are back what becomes of them.
 */
function complete(
  { lines, postage, excess, restock }: RefundRequest,
  order: Order,
  left: Refundable,
): RefundItems {
  const completed = lines.map(({ position, pieces, amount }) => {
    const of = left.lines.find(({ line }) => line.position === position);
    const price = Math.min(pieces * (of?.line.price ?? 0), of?.amount ?? 0);
    return { position, pieces, amount: amount ?? price };
  });
  const asked = completed.filter(({ pieces, amount }) => pieces > 0 || amount > 0);
  const isSaid = restock !== undefined && !hasLeft(order) && !order.returned_at;
  return { lines: asked, postage, excess, ...(isSaid && { restock }) };
}
