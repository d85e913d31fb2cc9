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
  /** The form's key: submitting it twice makes one refund. */
  key: string;
};

/**
 * Refunds a buyer. A card payment is refunded through Stripe and booked; bill and collection are only
 * booked, because staff pay them back by hand. If the process ends in between, Stripe's webhook books
 * the refund by the same lines.
 * @throws OrderCommandError if the amount can no longer be refunded; Stripe's error if it refuses
 */
export async function refundPayment(db: Database, refund: Refund): Promise<void> {
  const { orderId, key, asked, ...act } = refund;
  const order = await readOrder(db, orderId);
  if (!order) throw new OrderCommandError('refund', 'unknown');
  const source = 'stripe';
  const payBack = waysToPay.find(({ name }) => name === order.payment)?.payBack;
  const payment = payBack && (await findPayment(db, order, source));
  // Plans and books in one transaction. A refund through Stripe is only planned here.
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

/**
 * Whether Stripe refused the refund. After any other failure it is unknown whether the money was
 * sent.
 */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 || status === 402 || status === 404;
}

/** The order's payment from this source; there is at most one. */
function findPayment(db: Database, { id }: Order, source: 'stripe') {
  return db
    .selectFrom('payments')
    .select('source_id')
    .where('order_id', '=', id)
    .where('source', '=', source)
    .where('amount', '>', 0)
    .executeTakeFirst();
}
