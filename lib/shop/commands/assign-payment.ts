import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { lockOrder, type Order, readAccount } from '@/lib/shop/orders/order';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { inTransaction } from '../database/transactions';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { type Booked, evaluatePayment } from './pay-order';

/**
 * Assigns a payment that was booked without an order to this order. @throws OrderCommandError if the
 * payment is unknown, already assigned or settled, or in another currency
 */
export function assignPayment(
  db: Database,
  { orderId, paymentId, actor, now }: OrderCommand & { paymentId: string },
): Promise<Booked> {
  return runOrderCommand(db, 'assign', orderId, async (tx, order) => {
    const query = tx.selectFrom('payments').selectAll().where('id', '=', paymentId);
    const payment = await lockRows(tx, query).executeTakeFirst();
    const isFree = payment?.order_id === null && payment.settled_at === null;
    if (!isFree || payment.currency !== order.currency)
      throw new OrderCommandError('assign', 'payment', order.number);
    await tx
      .updateTable('payments')
      .set({ order_id: orderId, settled_at: now.toISOString() })
      .where('id', '=', paymentId)
      .execute();
    const evaluated = await evaluatePayment(tx, order, now);
    const { amount, currency } = payment;
    const detail = { amount, currency, outcome: evaluated.outcome };
    await writeLog(tx, { actor, act: 'payment assigned', orderId, detail }, now);
    return evaluated;
  });
}

/**
 * Undoes what staff did with a payment: its assignment to an order, or its mark as handled. The payment is then
 * unassigned again. An order that is then no longer paid in full becomes unpaid. The buyer, who was mailed
 * about the payment, gets no further mail.
 * @throws OrderCommandError if staff did not handle the payment, the month of its assignment has ended (its books may
 * be exported), vouchers of the order were sent, or the order is refunded in full or in part
 */
export function reopenPayment(
  db: Database,
  { paymentId, actor, now }: { paymentId: string; actor: string; now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const query = tx.selectFrom('payments').selectAll().where('id', '=', paymentId);
    const { order_id: orderId } = (await query.executeTakeFirst()) ?? {};
    // Commands lock the order before the payment, so that two of them cannot deadlock.
    const order = orderId ? await lockOrder(tx, orderId) : undefined;
    const payment = await lockRows(tx, query).executeTakeFirst();
    if (!payment?.settled_at || payment.order_id !== (orderId ?? null))
      throw new OrderCommandError('reopen', 'not-handled');
    const free = { order_id: null, settled_at: null };
    await tx.updateTable('payments').set(free).where('id', '=', paymentId).execute();
    if (order) {
      if (monthOf(new Date(payment.settled_at)) !== monthOf(now))
        throw new OrderCommandError('reopen', 'month-ended', order.number);
      await takeFrom(tx, order);
    }
    const detail = order
      ? { amount: payment.amount, currency: payment.currency }
      : { payment: paymentId };
    await writeLog(tx, { actor, act: 'payment reopened', orderId: order?.id, detail }, now);
  });
}

/** `2026-11`, in the site's time zone. */
const monthOf = (at: Date) => siteDay(at).slice(0, 7);

/** Opens a paid order again if it now owes money. */
async function takeFrom(tx: Database, order: Order): Promise<void> {
  const { id, number, payment_state } = order;
  if (payment_state === 'refunded' || payment_state === 'partly-refunded')
    throw new OrderCommandError('reopen', 'refunded', number);
  // Paying back an excess writes no credit note and leaves `payment_state` unchanged, so this looks for a
  // negative payment.
  const paidBack = tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .where('amount', '<', 0);
  if (await paidBack.executeTakeFirst()) throw new OrderCommandError('reopen', 'refunded', number);
  if ((await listVouchersOf(tx, id)).length > 0)
    throw new OrderCommandError('reopen', 'has-vouchers', number);
  const { open } = await readAccount(tx, order);
  if (payment_state !== 'paid' || open === 0) return;
  const unpaid = { payment_state: 'open', paid_at: null } as const;
  await tx.updateTable('orders').set(unpaid).where('id', '=', id).execute();
}

/** Marks a payment as handled by staff. @returns whether it was still unsettled */
export function settlePayment(
  db: Database,
  { paymentId, actor, now }: { paymentId: string; actor: string; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({ settled_at: now.toISOString() })
      .where('id', '=', paymentId)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0)
      await writeLog(tx, { actor, act: 'payment settled', detail: { payment: paymentId } }, now);
    return numUpdatedRows > 0;
  });
}

/** Records that the pending payment of an open order has failed, so that it can be paid again. */
export async function dropPendingPayment(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_pending_at: null })
    .where('id', '=', orderId)
    .where('payment_state', '=', 'open')
    .execute();
}

/**
 * Records that the payment of an order is pending: the buyer has confirmed it and the money takes
 * days to arrive. Does nothing if the order is paid, cancelled or already pending.
 */
export function recordPendingPayment(
  db: Database,
  { orderId, actor, now }: OrderCommand,
): Promise<void> {
  return runOrderCommand(db, 'note a payment under way of', orderId, async (tx, order) => {
    const { payment_state, cancelled_at, payment_pending_at } = order;
    if (payment_state !== 'open' || cancelled_at || payment_pending_at) return;
    await tx
      .updateTable('orders')
      .set({ payment_pending_at: now.toISOString() })
      .where('id', '=', orderId)
      .execute();
    await writeLog(tx, { actor, act: 'payment pending', orderId }, now);
  });
}
