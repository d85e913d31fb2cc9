import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import { refundOfPieces } from '@/lib/shop/orders/line-sum';
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
 * The form fields that request too much: `pieces-2`, `amount-2`, `postage`, `excess`; `sum` stands
 * for the refund as a whole.
 */
export type RefundField = `pieces-${number}` | `amount-${number}` | 'postage' | 'excess' | 'sum';

export type ValidatedRefund =
  | { items: RefundItems; credit: CreditPart; amount: number }
  | { tooMuch: RefundField[] }
  | { isNothing: true }
  /** The request credits all that is left of an unpaid bill: the order is to be cancelled instead. */
  | { isWhole: true };

/**
 * Validates a requested refund. Returns its items, with the money as `amount` and the credit note as `credit`;
 * or the fields that request too much; or that nothing is requested, or that the order is to be cancelled
 * instead.
 */
export function validateRefund(
  request: RefundRequest,
  order: Order,
  refundable: Refundable,
): ValidatedRefund {
  const items = complete(request, order, refundable);
  if (items.lines.length === 0 && items.postage === 0 && items.excess === 0)
    return { isNothing: true };
  const credit = creditItems(items, order, refundable);
  const tooMuch = excessive(items, refundable);
  const amount = credit ? moneyOf(credit, items, refundable) : 0;
  if (!credit || tooMuch.length > 0 || amount > refundable.money)
    return { tooMuch: tooMuch.length > 0 ? tooMuch : ['sum'] };
  if (amount === 0 && credit.amount + credit.redeemed === 0) return { isNothing: true };
  if (refundable.unpaid > 0 && isRest(credit, refundable)) return { isWhole: true };
  return { items, credit, amount };
}

/** The money of a refund: its credit note reduces what is still to be paid first. */
export function moneyOf(
  credit: CreditPart,
  { excess }: RefundItems,
  { unpaid }: Refundable,
): number {
  return credit.amount - Math.min(credit.amount, unpaid) + excess;
}

/** Whether a credit note covers all that is left of an order. */
export function isRest({ amount, redeemed }: CreditPart, { vat }: Refundable): boolean {
  return amount + redeemed >= vat.reduce((sum, { gross }) => sum + gross, 0);
}

function excessive({ lines, postage, excess }: RefundItems, refundable: Refundable): RefundField[] {
  const lineErrors = lines.flatMap(({ position, pieces, amount }): RefundField[] => {
    const refundableLine = refundable.lines.find(({ line }) => line.position === position);
    if (!refundableLine) return ['sum'];
    return [
      ...(pieces > refundableLine.pieces ? [`pieces-${position}` as const] : []),
      ...(amount > refundableLine.amount ? [`amount-${position}` as const] : []),
    ];
  });
  return [
    ...lineErrors,
    ...(postage > refundable.postage ? ['postage' as const] : []),
    ...(excess > refundable.excess ? ['excess' as const] : []),
  ];
}

/**
 * Adds missing amounts: the price of the pieces with their share of discounts, at most what is left of the
 * line. If the goods were sent or returned, `restock` is dropped: restocking is decided when they come back.
 */
function complete(
  { lines, postage, excess, restock }: RefundRequest,
  order: Order,
  refundable: Refundable,
): RefundItems {
  const completed = lines.map(({ position, pieces, amount }) => {
    const lineToRefund = refundable.lines.find(({ line }) => line.position === position);
    const price = lineToRefund ? refundOfPieces(lineToRefund, pieces) : 0;
    return { position, pieces, amount: amount ?? price };
  });
  const requested = completed.filter(({ pieces, amount }) => pieces > 0 || amount > 0);
  const isDecided = restock !== undefined && !isHandedOver(order) && !order.returned_at;
  return { lines: requested, postage, excess, ...(isDecided && { restock }) };
}
