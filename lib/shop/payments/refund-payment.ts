import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import { dropRefund, planRefund } from '@/lib/shop/commands/plan-refund';
import { refundOrder } from '@/lib/shop/commands/refund-order';
import type { Act } from '@/lib/shop/commands/run-order-command';
import type { RefundRequest } from '@/lib/shop/commands/validate-refund';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { readOrder } from '@/lib/shop/orders/read-order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { bookPaidBack } from './book-paid-back';
import { waysToPay } from './ways-to-pay';

type Refund = Act & {
  till: ShopConfig;
  asked: RefundRequest;
  /** Of the form: sent twice it is one refund. */
  key: string;
};

/**
 * Gives a buyer money back: by card it is asked of Stripe and booked, by bill and at collection it is booked alone, for
 * the house does it by hand. Where the process ends in between, Stripe's own event books it, by the same lines.
 * @throws OrderCommandError where so much cannot be given back any more; Stripe's error where it does not pay back
 */
export async function refundPayment(db: Database, refund: Refund): Promise<void> {
  const { orderId, key, asked, ...act } = refund;
  const order = await readOrder(db, orderId);
  if (!order) throw new OrderCommandError('refund', 'unknown');
  const source = 'stripe';
  const payBack = waysToPay.find(({ name }) => name === order.payment)?.payBack;
  const payment = payBack && (await findPayment(db, order, source));
  // Booked with its plan, or neither: but what goes through Stripe is planned before.
  const planned = await inTransaction(db, async (tx) => {
    const plan = await planRefund(tx, { orderId, key, asked, now: act.now });
    if (payment && plan.amount > 0) return plan;
    const sourceId = `refund ${plan.key}`;
    const booked = { orderId, amount: plan.amount, planned: plan, ...act };
    await refundOrder(tx, { ...booked, source: 'desk', sourceId });
    return { ...plan, isBooked: true };
  });
  if (!payBack || !payment || planned.isBooked) return;
  const sourceId = payment.source_id;
  const { amount } = planned;
  const whole = await payBack({ sourceId, amount, key: planned.key }).catch(async (error) => {
    if (isRefused(error)) await dropRefund(db, planned.key);
    throw error;
  });
  await bookPaidBack(db, { orderId, source, sourceId, whole, ...act });
}

/** Stripe has heard and does not pay back. Of any other failure nobody knows whether the money has gone. */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 || status === 402 || status === 404;
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
