import type { Database } from '@/lib/database/open-database';
import type { Order } from '@/lib/orders/order';
import { readAccount } from '@/lib/orders/read-account';
import { readOrder } from '@/lib/orders/read-order';
import type { Act } from '@/lib/selling/act-on';
import { ActRefused } from '@/lib/selling/act-refused';
import { refundOrder } from '@/lib/selling/refund-order';
import type { Till } from '@/lib/till/till';
import { bookPaidBack } from './book-paid-back';
import { waysToPay } from './ways-to-pay';

type Refund = Act & {
  till: Till;
  /** Smallest unit. */
  amount: number;
  /** Of the form: sent twice it is one refund. */
  key: string;
};

/**
 * Gives a buyer money back: by card it is asked of Stripe and booked, by bill and at collection it is booked alone, for
 * the house does it by hand. Where the process ends in between, Stripe's own event books it.
 * @throws ActRefused where so much has not come in; Stripe's error where it does not pay back
 */
export async function refundPayment(db: Database, refund: Refund): Promise<void> {
  const { orderId, amount, key, ...act } = refund;
  const order = await readOrder(db, orderId);
  if (!order) throw new ActRefused('refund', 'unknown');
  const { received } = await readAccount(db, order);
  if (!Number.isInteger(amount) || amount <= 0 || amount > received)
    throw new ActRefused('refund', 'amount', order.number);
  const source = 'stripe';
  const way = waysToPay.find(({ name }) => name === order.payment);
  const payment = await findPayment(db, order, source);
  if (!way?.payBack || !payment) {
    await refundOrder(db, { orderId, amount, ...act, source: 'desk', sourceId: `refund ${key}` });
    return;
  }
  const sourceId = payment.source_id;
  const whole = await way.payBack({ sourceId, amount, key });
  await bookPaidBack(db, { orderId, source, sourceId, whole, ...act });
}

/** The payment that came in by that way: an order has one. */
function findPayment(db: Database, { id }: Order, source: 'stripe') {
  return db
    .selectFrom('payments')
    .select('source_id')
    .where('order_id', '=', id)
    .where('source', '=', source)
    .where('amount', '>', 0)
    .executeTakeFirst();
}
