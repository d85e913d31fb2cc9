import type { Order } from './order';

/** Notes on the money of a cancelled order; each has a message (`Mail.cancelled`). */
export type AfterCancel = 'stripe' | 'paid' | 'voucher';

type Facts = Pick<Order, 'payment' | 'payment_state' | 'redeemed' | 'total'>;

/**
 * `stripe`: the card payment was not made; `paid`: the money received is refunded; `voucher`: the
 * voucher balance is restored.
 */
export function afterCancel({ payment, payment_state, redeemed, total }: Facts): AfterCancel[] {
  const isUnpaid = payment_state === 'open';
  return [
    ...(isUnpaid && payment === 'stripe' ? (['stripe'] as const) : []),
    ...(!isUnpaid && total > 0 ? (['paid'] as const) : []),
    ...(redeemed > 0 ? (['voucher'] as const) : []),
  ];
}
