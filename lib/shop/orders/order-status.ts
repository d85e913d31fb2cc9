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
 * The release that the order waits for, from the current site content; `undefined` if the order was
 * handed over or is terminated.
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
 */
export function cancellationNotes({
  payment,
  payment_state,
  redeemed,
  total,
}: CancellationFacts): CancellationNote[] {
  const isUnpaid = payment_state === 'open';
  return [
    ...(isUnpaid && payment === 'stripe' ? (['stripe'] as const) : []),
    ...(!isUnpaid && total > 0 ? (['paid'] as const) : []),
    ...(redeemed > 0 ? (['voucher'] as const) : []),
  ];
}
