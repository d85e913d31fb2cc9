import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Order } from '@/lib/shop/orders/order';

/** Consequences of a withdrawal; each has a message (`Order.…`). */
export type AfterWithdrawal = 'sendBack' | 'moneyBack' | 'moneyIsBack' | 'nothingLeft';

type Facts = Pick<
  Order,
  'delivery' | 'delivery_state' | 'payment_state' | 'redeemed' | 'returned_at'
>;

/**
 * What the buyer must do and can expect after a withdrawal: received goods are sent back, payments
 * (money or voucher) are refunded, and an unpaid order is no longer owed.
 */
export function afterWithdrawal(order: Facts): AfterWithdrawal[] {
  const { delivery, payment_state: paid, redeemed } = order;
  const hasGoods = delivery !== 'mail' && hasLeft(order);
  const money = paid === 'refunded' ? 'moneyIsBack' : 'moneyBack';
  return [
    ...(hasGoods && !order.returned_at ? (['sendBack'] as const) : []),
    ...(paid === 'open' ? (['nothingLeft'] as const) : []),
    ...(paid !== 'open' || redeemed > 0 ? [money as AfterWithdrawal] : []),
  ];
}
