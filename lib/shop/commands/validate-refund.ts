import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import type { Order } from '@/lib/shop/orders/order';
import { isHandedOver } from '@/lib/shop/orders/order-status';
import { creditItems } from './credit-items';
import type { Refundable, RefundItems } from './read-refundable';

/**
 * A requested refund. A line without an amount refunds the price of its pieces. Sums in the smallest
 * unit.
 */
export type RefundRequest = {
  lines: { position: number; pieces: number; amount?: number }[];
  postage: number;
  excess: number;
  /** Whether pieces not yet sent can be sold again. */
  restock?: boolean;
};

/**
 * The form fields that request too much: `pieces-2`, `amount-2`, `postage`, `excess`; otherwise
 * `sum`.
 */
export type RefundField = `pieces-${number}` | `amount-${number}` | 'postage' | 'excess' | 'sum';

export type ValidatedRefund =
  | { items: RefundItems; part: CreditPart; amount: number }
  | { tooMuch: RefundField[] }
  | { isNothing: true };

/**
 * Validates a requested refund. Returns its items, with the money as `amount` and the credit note as `part`; or the
 * fields that request too much; or that nothing is requested.
 */
export function validateRefund(
  request: RefundRequest,
  order: Order,
  left: Refundable,
): ValidatedRefund {
  const items = complete(request, order, left);
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
 * Adds missing amounts: the price of the pieces, at most what is left of the line. For sent pieces
 * `restock` is dropped; it is decided when they are back.
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
  const requested = completed.filter(({ pieces, amount }) => pieces > 0 || amount > 0);
  const isDecided = restock !== undefined && !isHandedOver(order) && !order.returned_at;
  return { lines: requested, postage, excess, ...(isDecided && { restock }) };
}
