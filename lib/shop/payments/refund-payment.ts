import {
  type OrderCommand,
  OrderCommandError,
  runOrderCommand,
} from '@/lib/shop/commands/order-command';
import { type Refund, refundOrder } from '@/lib/shop/commands/refund-order';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/payment-tables';
import { inTransaction } from '@/lib/shop/database/transactions';
import { type Order, readOrder } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { defaultAccount, type ManualAccount } from '@/lib/shop/refunds/manual-account';
import { dropRefund, listOpenRefunds, planRefund } from '@/lib/shop/refunds/plan-refund';
import type { RefundRequest } from '@/lib/shop/refunds/validate-refund';
import { paymentMethods } from './payment-methods';

type RefundPayment = OrderCommand & {
  shopConfig: ShopConfig;
  request: RefundRequest;
  /** The form's key, so that submitting the form twice makes only one refund. */
  key: string;
  /** Where staff pay it back from, if it is not paid back through Stripe; default: as it was paid. */
  account?: ManualAccount | undefined;
};

/**
 * Refunds a buyer. A card payment is refunded through Stripe, then booked. Other refunds are only booked,
 * because staff pay them back by hand. If the process ends before a Stripe refund is booked, the webhook books
 * it with the same lines.
 * @throws OrderCommandError if the amount can no longer be refunded; Stripe's error if it refuses
 */
export async function refundPayment(db: Database, refund: RefundPayment): Promise<void> {
  const { orderId, key, request, account, ...command } = refund;
  const order = await readOrder(db, orderId);
  if (!order) throw new OrderCommandError('refund', 'unknown');
  const source = 'stripe';
  const payBack = paymentMethods.find(({ name }) => name === order.payment)?.payBack;
  // Plans and books in one transaction. In this transaction, a refund through Stripe is only planned.
  const { plan: planned, sourceId } = await inTransaction(db, async (tx) => {
    const plan = await planRefund(tx, { orderId, key, request, now: command.now });
    if (plan.isBooked) return { plan };
    const payment = payBack && (await findPayment(tx, order, { source, amount: plan.amount }));
    if (payment && plan.amount > 0) return { plan, sourceId: payment };
    const deskId = `refund ${plan.key}`;
    const booked = { orderId, amount: plan.amount, planned: plan, ...command };
    const by = account ?? (await defaultAccountOf(tx, orderId));
    await refundOrder(tx, { ...booked, source: by, sourceId: deskId });
    return { plan: { ...plan, isBooked: true } };
  });
  if (!payBack || !sourceId || planned.isBooked) return;
  const { amount } = planned;
  const whole = await payBack({ sourceId, amount, key: planned.key }).catch(async (error) => {
    if (isRefused(error)) await dropRefund(db, planned.key);
    throw error;
  });
  await bookProviderRefund(db, { orderId, source, sourceId, whole, ...command });
}

async function defaultAccountOf(tx: Database, orderId: string): Promise<ManualAccount> {
  const payments = tx.selectFrom('payments').select(['source', 'amount']);
  return defaultAccount(
    await payments.where('order_id', '=', orderId).orderBy('booked_at').execute(),
  );
}

/**
 * Whether Stripe refused the refund. After any other failure it is unknown whether the money was
 * sent.
 */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 || status === 402 || status === 404;
}

type Wanted = { source: 'stripe'; amount: number };

/**
 * The source's id of the order's payment that a refund fits in; `undefined` if nothing came from this source, or all of
 * it is paid back: the rest was received in another way, such as in cash. A corrected order may have two: the smallest
 * that is large enough is chosen.
 * @throws OrderCommandError if the refund is larger than what is left of each of them
 */
async function findPayment(tx: Database, { id, number }: Order, { source, amount }: Wanted) {
  const rows = await tx
    .selectFrom('payments')
    .select(['source_id', 'amount'])
    .where('order_id', '=', id)
    .where('source', '=', source)
    .execute();
  const leftOf = (sourceId: string) =>
    rows
      .filter(
        (row) => row.source_id === sourceId || parseRefundId(row.source_id)?.payment === sourceId,
      )
      .reduce((sum, row) => sum + row.amount, 0);
  const received = rows
    .filter((row) => row.amount > 0)
    .map(({ source_id }) => ({ source_id, left: leftOf(source_id) }))
    .filter(({ left }) => left > 0);
  if (received.length === 0) return undefined;
  const [fitting] = received
    .filter(({ left }) => left >= amount)
    .sort((one, other) => one.left - other.left || (one.source_id < other.source_id ? -1 : 1));
  if (!fitting) throw new OrderCommandError('refund', 'several-payments', number);
  return fitting.source_id;
}

export type ProviderRefund = {
  orderId: string;
  source: PaymentTable['source'];
  /** The source's id of the refunded payment. */
  sourceId: string;
  /** The total refunded of this payment so far (smallest unit). */
  whole: number;
  actor: string;
  now: Date;
  shopConfig: ShopConfig;
};

/**
 * Books the part of a payment's refunds that is not booked yet: with the lines planned in the admin, and the
 * rest as a plain sum. The source reports a total, so repeated, reordered or simultaneous reports are booked
 * once.
 * @returns the amount booked now (smallest unit)
 * @throws OrderCommandError if more was refunded than received
 */
export function bookProviderRefund(db: Database, paid: ProviderRefund): Promise<number> {
  const { orderId, source, sourceId, whole, actor, now, shopConfig } = paid;
  return runOrderCommand(db, 'refund', orderId, async (tx) => {
    const before = await bookedRefundTotal(tx, paid);
    let booked = before;
    const book = (amount: number, planned?: Refund['planned']) => {
      booked += amount;
      const bookingReference = { source, sourceId: `${refundIdPrefix(sourceId)}${booked}` };
      return refundOrder(tx, {
        orderId,
        actor,
        now,
        shopConfig,
        ...bookingReference,
        amount,
        planned,
      });
    };
    for (const planned of await plannedRefundsWithin(tx, orderId, whole - before))
      await book(planned.amount, planned);
    if (whole > booked) await book(whole - booked);
    return booked - before;
  });
}

/** Prefix of a refund's source id; the total refunded so far follows. */
const refundIdPrefix = (sourceId: string) => `${sourceId} back `;

/** The payment of a refund by its source id, and the total refunded of it so far; `undefined` for a payment. */
export function parseRefundId(refundId: string): { payment: string; total: number } | undefined {
  const [, payment, total] = /^(.+) back (\d+)$/.exec(refundId) ?? [];
  return payment && total ? { payment, total: Number(total) } : undefined;
}

async function bookedRefundTotal(
  tx: Database,
  { orderId, source, sourceId }: ProviderRefund,
): Promise<number> {
  const rows = await tx
    .selectFrom('payments')
    .select(['amount', 'source_id'])
    .where('order_id', '=', orderId)
    .where('source', '=', source)
    .execute();
  const booked = rows.filter(({ source_id }) => source_id.startsWith(refundIdPrefix(sourceId)));
  return -booked.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The planned refunds that a sum covers: the one with exactly this amount, else the oldest that fit.
 */
async function plannedRefundsWithin(tx: Database, orderId: string, sum: number) {
  const open = await listOpenRefunds(tx, orderId);
  const exact = open.find(({ amount }) => amount === sum);
  if (exact) return [exact];
  let remaining = sum;
  return open.filter(({ amount }) => {
    const fits = amount <= remaining;
    if (fits) remaining -= amount;
    return fits;
  });
}
