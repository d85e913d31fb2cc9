import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/tables';
import type { Order } from '@/lib/shop/orders/order';
import { type Account, readAccount } from '@/lib/shop/orders/read-account';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { inTransaction } from './in-transaction';
import { holdOrder } from './run-order-command';
import { settleOrder } from './settle-order';
import { writeInvoice } from './write-invoice';
import { writeLog } from './write-log';

/** A received payment. `amount`: smallest unit. */
export type Payment = {
  source: PaymentTable['source'];
  /** The source's own id of the payment; the same id is booked once. */
  sourceId: string;
  /** The bank's reference of the account entry that contains it. */
  entryId?: string | undefined;
  amount: number;
  currency: PaymentTable['currency'];
  reference: string;
  payer: string;
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
  | Judged;

type Judged = { outcome: 'paid' | 'too-little' | 'too-much'; account: Account };

/**
 * Books a payment once. An order is paid when all that it owes has been received; a smaller sum
 * leaves it open.
 */
export function payOrder(db: Database, booking: Booking): Promise<Booked> {
  return inTransaction(db, async (tx) => {
    const { orderId, payment, actor, now } = booking;
    const named = orderId === undefined ? undefined : await holdOrder(tx, orderId);
    const order = named?.currency === payment.currency ? named : undefined;
    if (!(await insertPayment(tx, payment, order?.id))) return { outcome: 'known' };
    const booked = order ? await judgePayment(tx, order, now) : ({ outcome: 'unknown' } as const);
    const { source, amount, currency } = payment;
    const detail = { source, amount, currency, outcome: booked.outcome };
    await writeLog(tx, { actor, act: 'payment', orderId: order?.id, detail }, now);
    return booked;
  });
}

/** @returns whether the payment is new */
export async function insertPayment(tx: Database, payment: Payment, orderId?: string) {
  const { source, sourceId, entryId, amount, currency, reference, payer, bookedAt } = payment;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: orderId ?? null,
      source_id: sourceId,
      entry_id: entryId ?? null,
      ...{ source, amount, currency, reference, payer },
      booked_at: bookedAt,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Evaluates the order's balance. A fully paid open order is settled and its buyer gets a mail. */
export async function judgePayment(tx: Database, order: Order, now: Date): Promise<Judged> {
  const account = await readAccount(tx, order);
  if (account.open > 0) return { outcome: 'too-little', account };
  if (order.payment_state === 'open' && !order.cancelled_at) await settle(tx, order, now);
  return { outcome: account.toPayBack > 0 ? 'too-much' : 'paid', account };
}

/** A payment counts even if the shop has been switched off; then no invoice is written. */
async function settle(tx: Database, order: Order, now: Date): Promise<void> {
  const settled = await settleOrder(tx, order, now);
  await enqueueCustomerMail(tx, 'paid', order.id, now);
  const till = getShopConfig(order.locale);
  if (till) await writeInvoice(tx, settled, { till, now });
}
