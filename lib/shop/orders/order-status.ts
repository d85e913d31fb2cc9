import {
  type ArticleLookup,
  type PreOrder,
  preOrderOf,
} from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Order } from './order';

/** Whether an order's goods have been sent or collected. */
export function isHandedOver({ delivery_state: state }: Pick<Order, 'delivery_state'>): boolean {
  return state === 'sent' || state === 'collected';
}

/** Whether any of an order's goods have left the seller. */
export function hasLeft(order: Pick<Order, 'delivery_state'>): boolean {
  return isHandedOver(order) || order.delivery_state === 'partly-sent';
}

/** Whether the order will not be shipped (any more): cancelled, withdrawn or fully refunded. */
export function isTerminated({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return Boolean(cancelled_at || withdrawn_at) || payment_state === 'refunded';
}

/** Whether the invoice is void: the order was cancelled or withdrawn before it was paid. */
export function isInvoiceVoid({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return payment_state === 'open' && Boolean(cancelled_at || withdrawn_at);
}

/**
 * Whether the order has a delivery to show: the goods were handed over, or still will be. False for an
 * order that was cancelled, withdrawn or refunded before its goods were handed over.
 */
export function isDelivering(
  order: Parameters<typeof isTerminated>[0] & Parameters<typeof isHandedOver>[0],
) {
  return !isTerminated(order) || isHandedOver(order);
}

/** Whether the goods are sent before the bill is paid. */
export function isOnAccount(
  { payment }: Pick<Order, 'payment'>,
  shopConfig: Pick<ShopConfig, 'payment'>,
): boolean {
  return payment === 'bill' && shopConfig.payment.bill?.when === 'account';
}

type ReleaseFacts = Parameters<typeof isTerminated>[0] &
  Parameters<typeof isHandedOver>[0] & { lines: Pick<Order['lines'][number], 'article'>[] };

/**
 * The release that the order waits for, from the current site content; `undefined` if all articles
 * are released, or the order was handed over or is terminated.
 */
export function awaitedRelease(
  order: ReleaseFacts,
  findArticle: ArticleLookup,
): PreOrder | undefined {
  if (isHandedOver(order) || isTerminated(order)) return undefined;
  return preOrderOf(
    order.lines.map(({ article }) => article),
    findArticle,
  );
}

/** Notes on the money of a cancelled order; each has a message (`Mail.cancelled`). */
export type CancellationNote = 'stripe' | 'paid' | 'voucher';

type CancellationFacts = Pick<Order, 'payment' | 'payment_state' | 'redeemed' | 'total'>;

/**
 * `stripe`: the card payment was not made; `paid`: the money received is refunded; `voucher`: the
 * voucher balance is restored.
 * @param isReceived whether money was received: a paid order is open again if it costs more since a correction
 */
export function cancellationNotes(
  { payment, payment_state, redeemed, total }: CancellationFacts,
  isReceived: boolean,
): CancellationNote[] {
  const isPaid = isReceived || (payment_state !== 'open' && total > 0);
  const isUnpaid = payment_state === 'open' && !isReceived;
  return [
    ...(isUnpaid && payment === 'stripe' ? (['stripe'] as const) : []),
    ...(isPaid ? (['paid'] as const) : []),
    ...(redeemed > 0 ? (['voucher'] as const) : []),
  ];
}

/**
 * Milliseconds for which an order can be paid by card after it was placed. Stripe requires a session to be open for
 * at least 30 minutes. It is counted from the time of the order, so that repeated requests to Stripe are identical.
 */
export const cardPaymentWindow = 40 * 60_000;

type CardPaymentFacts = Pick<
  Order,
  | 'payment'
  | 'payment_state'
  | 'payment_pending_at'
  | 'placed_at'
  | 'cancelled_at'
  | 'withdrawn_at'
  | 'corrected_at'
  | 'total'
>;

/**
 * The state of an open card payment.
 * - `due`: it can be paid until `until` (ISO 8601)
 * - `over`: that time has passed, and the order is about to be cancelled
 * - `pending`: paid by a delayed method; Stripe will report the result
 * - `rest`: what a paid order costs more since its lines were corrected; it can be paid at any time
 */
export type CardPayment = { state: 'due' | 'over'; until: string } | { state: 'pending' | 'rest' };

const payableUntil = ({ placed_at }: Pick<Order, 'placed_at'>) =>
  Date.parse(placed_at) + cardPaymentWindow;

/** @returns `undefined` if there is nothing to pay by card */
export function cardPayment(order: CardPaymentFacts, now: Date): CardPayment | undefined {
  const isCalledOff = order.cancelled_at || order.withdrawn_at;
  if (
    order.payment !== 'stripe' ||
    order.payment_state !== 'open' ||
    isCalledOff ||
    order.total === 0
  )
    return undefined;
  if (order.payment_pending_at) return { state: 'pending' };
  if (order.corrected_at) return { state: 'rest' };
  const end = payableUntil(order);
  return { state: now.getTime() < end ? 'due' : 'over', until: new Date(end).toISOString() };
}

/** Whether an order was cancelled because it was not paid by card in time. */
export function hasLapsed(order: CardPaymentFacts): boolean {
  const { payment, payment_state, payment_pending_at, corrected_at, cancelled_at } = order;
  const isReserved = payment === 'stripe' && !corrected_at && !payment_pending_at;
  const isUnpaid = isReserved && payment_state === 'open';
  return isUnpaid && cancelled_at !== null && Date.parse(cancelled_at) >= payableUntil(order);
}
