import type { Order } from './order';

/** What is said of the money of an order that is cancelled, each with a sentence in the messages (`Mail.cancelled`). */
export type AfterCancel = 'stripe' | 'paid' | 'voucher';

type Facts = Pick<Order, 'payment' | 'payment_state' | 'redeemed' | 'total'>;

/** That it was not paid by card, that what came in goes back, that its voucher has its balance again. */
export function afterCancel({ payment, payment_state, redeemed, total }: Facts): AfterCancel[] {
  const isUnpaid = payment_state === 'open';
  return [
    ...(isUnpaid && payment === 'stripe' ? (['stripe'] as const) : []),
    ...(!isUnpaid && total > 0 ? (['paid'] as const) : []),
    ...(redeemed > 0 ? (['voucher'] as const) : []),
  ];
}
