import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/payment-tables';
import { siteMoment } from '@/lib/shop/orders/book-dates';
import { type Account, lockOrder, type Order, readAccount } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { createVouchers } from '@/lib/shop/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { inTransaction } from '../database/transactions';
import { enqueueCustomerMail, enqueueMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { writeInvoice } from './write-invoice';

/** A received payment, or a refund with a negative amount. `amount`: smallest unit. */
export type Payment = {
  source: PaymentTable['source'];
  /** The source's own id of the payment. A payment with the same id is booked only once. */
  sourceId: string;
  /** The bank's reference of the account entry that contains it. */
  entryId?: string | undefined;
  amount: number;
  currency: PaymentTable['currency'];
  reference: string;
  payer: string;
  /** What the payer wrote; only banks report it. */
  message?: string;
  bookedAt: string;
};

export type Booking = {
  /** Absent if the order is unknown. */
  orderId?: string | undefined;
  payment: Payment;
  actor: string;
  now: Date;
};

export type Booked =
  /** The payment was already booked; nothing has changed. */
  | { outcome: 'known' }
  /**
   * The payment is stored without an order (none matches, or the currency differs) until staff assign
   * it.
   */
  | { outcome: 'unknown' }
  /** `too-much` includes payments for cancelled orders: `account.toPayBack` is to be refunded. */
  | EvaluatedPayment;

type EvaluatedPayment = { outcome: 'paid' | 'too-little' | 'too-much'; account: Account };

/**
 * Books a payment once. An order is paid when all that it owes has been received; a smaller sum
 * leaves it open.
 */
export function payOrder(db: Database, booking: Booking): Promise<Booked> {
  return inTransaction(db, async (tx) => {
    const { orderId, payment, actor, now } = booking;
    const namedOrder = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    const order = namedOrder?.currency === payment.currency ? namedOrder : undefined;
    if (!(await insertPayment(tx, payment, order?.id))) return { outcome: 'known' };
    const booked = order
      ? await evaluatePayment(tx, order, now)
      : ({ outcome: 'unknown' } as const);
    const { source, amount, currency } = payment;
    const detail = { source, amount, currency, outcome: booked.outcome };
    await writeLog(tx, { actor, act: 'payment', orderId: order?.id, detail }, now);
    return booked;
  });
}

type DeskPayment = OrderCommand & {
  sourceId: string;
  /** Smallest unit; absent: all that the order still owes. */
  amount?: number;
};

/**
 * Books a payment as received by staff. @returns whether there was anything to book
 * @throws OrderCommandError if the buyer has withdrawn from the order
 */
export function payAtDesk(
  db: Database,
  { orderId, sourceId, actor, now, amount: typed }: DeskPayment,
): Promise<boolean> {
  return runOrderCommand(db, 'pay', orderId, async (tx, order) => {
    if (order.withdrawn_at) throw new OrderCommandError('pay', 'withdrawn', order.number);
    const amount = typed ?? (await readAccount(tx, order)).open;
    if (amount === 0) return false;
    const payment = { source: 'desk', sourceId, reference: '', payer: '' } as const;
    const paid = { ...payment, amount, currency: order.currency, bookedAt: now.toISOString() };
    await payOrder(tx, { orderId, payment: paid, actor, now });
    return true;
  });
}

/** @returns whether the payment is new */
export async function insertPayment(tx: Database, payment: Payment, orderId?: string) {
  const { source, sourceId, entryId, amount, currency, reference, payer, bookedAt } = payment;
  const { message = '' } = payment;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: orderId ?? null,
      source_id: sourceId,
      entry_id: entryId ?? null,
      ...{ source, amount, currency, reference, payer, message },
      booked_at: bookedAt,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/**
 * Evaluates the order's balance. If all is paid, an order in state `open` that was not cancelled is settled,
 * and its buyer gets a mail if money was received.
 */
export async function evaluatePayment(
  tx: Database,
  order: Order,
  now: Date,
): Promise<EvaluatedPayment> {
  const account = await readAccount(tx, order);
  if (account.open > 0) return { outcome: 'too-little', account };
  if (order.payment_state === 'open' && !order.cancelled_at)
    await settleAndInvoice(tx, order, account.received, now);
  return { outcome: account.toPayBack > 0 ? 'too-much' : 'paid', account };
}

/**
 * Settles the order, enqueues the buyer's mail and writes the invoice. Without a `shop.yaml` no
 * invoice is written.
 */
async function settleAndInvoice(
  tx: Database,
  order: Order,
  amount: number,
  now: Date,
): Promise<void> {
  const settled = await settleOrder(tx, order, now);
  // Nothing was received if a credit note has reduced an unpaid bill to what a voucher had paid.
  if (amount > 0) await enqueueCustomerMail(tx, 'paid', order.id, now, { amount });
  const shopConfig = getOrderConfig(order.locale);
  if (shopConfig) await writeInvoice(tx, settled, { shopConfig, now });
}

/** Enqueues the mail with the vouchers: to the buyer, or for a gift to its recipient on the chosen day. */
async function enqueueVouchers(tx: Database, order: Order, now: Date): Promise<void> {
  const { id: orderId, gift } = order;
  if (!gift?.voucher) return enqueueCustomerMail(tx, 'vouchers', orderId, now);
  const { day } = gift.voucher;
  const dueAt = day && siteMoment(day, '08:00');
  await enqueueMail(tx, { kind: 'gift', orderId, dueAt }, now);
}

/**
 * Marks an order as paid and, if it has none yet, creates its vouchers, which are sent by e-mail. An order of vouchers
 * alone is then also marked as sent. If the buyer withdrew before the payment, no vouchers are created: the money is to
 * be refunded.
 */
export async function settleOrder(tx: Database, order: Order, now: Date): Promise<Order> {
  const isNew = (await listVouchersOf(tx, order.id)).length === 0;
  const vouchers = order.withdrawn_at || !isNew ? [] : await createVouchers(tx, order, now);
  const at = now.toISOString();
  const isSent = order.delivery === 'mail' && !order.withdrawn_at;
  const settled = {
    payment_state: 'paid',
    paid_at: order.paid_at ?? at,
    ...(isSent && ({ delivery_state: 'sent', sent_at: at } as const)),
  } as const;
  await tx.updateTable('orders').set(settled).where('id', '=', order.id).execute();
  if (vouchers.length > 0) {
    await enqueueVouchers(tx, order, now);
    const detail = { vouchers: vouchers.length };
    await writeLog(tx, { actor: 'site', act: 'vouchers', orderId: order.id, detail }, now);
  }
  return { ...order, ...settled };
}
