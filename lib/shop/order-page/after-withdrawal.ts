import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Order } from '@/lib/shop/orders/order';

/** What follows a withdrawal, each with a sentence in the messages (`Order.…`). */
export type AfterWithdrawal = 'sendBack' | 'moneyBack' | 'moneyIsBack' | 'nothingLeft';

type Facts = Pick<
  Order,
  'delivery' | 'delivery_state' | 'payment_state' | 'redeemed' | 'returned_at'
>;

/**
 * What whoever has withdrawn has to do and to expect: goods that they have go back, what was paid (with money or a
 * voucher) comes back, and where nothing was paid nothing is owed any more.
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
