import { defaultLocale } from '@/lib/i18n/locales';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { runOrderCommand } from '@/lib/shop/commands/order-command';
import { claimTask } from '@/lib/shop/database/claim-task';
import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { readAccount } from '@/lib/shop/orders/order';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { bookedUntil } from '@/lib/shop/payments/booked-until';
import { listProposals } from '@/lib/shop/payments/proposals/list-proposals';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { listOverdue, readReminders } from './overdue-orders';
import { remind } from './remind';
import { nextStep } from './reminder-plan';

/** Interval between two runs (ms). */
const interval = 60 * 60_000;

/**
 * Sends the reminders that are due, and cancels orders that stay unpaid, as `shop.yaml` says
 * (`payment.bill`). One process does it at a time, and each order has its own transaction.
 * @throws the first error, after trying all orders
 */
export async function runReminders(db: Database, now: Date): Promise<void> {
  const shopConfig = getOrderConfig(defaultLocale);
  const bill = shopConfig?.payment.bill;
  if (!shopConfig || !bill || (!bill.reminders?.length && bill.cancelAfter === undefined)) return;
  if (!(await claimTask(db, 'reminders', { now, every: interval }))) return;
  await runOverdue(db, { shopConfig, now });
}

type Context = { shopConfig: ShopConfig; now: Date };

/** `runReminders`, without its interval. */
export async function runOverdue(db: Database, context: Context): Promise<void> {
  const paidPerhaps = await findPerhapsPaid(db, context.now);
  const failures: unknown[] = [];
  // An order is skipped while an unassigned payment may belong to it: staff must assign the payment first.
  for (const orderId of await listOverdue(db, context.now))
    if (!paidPerhaps.has(orderId))
      await runOne(db, orderId, context).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function runOne(db: Database, orderId: string, { shopConfig, now }: Context): Promise<void> {
  const { bill } = shopConfig.payment;
  const { dueOn, past } = await readReminders(db, orderId, now);
  const next = bill && dueOn && nextStep(dueOn, past, bill);
  if (!next || next.from > siteDay(now)) return;
  const by = { orderId, actor: 'site', now };
  if (next.is === 'reminder') {
    const email = db.selectFrom('orders').select('email').where('id', '=', orderId);
    const { email: to } = await email.executeTakeFirstOrThrow();
    await remind(db, { ...by, step: next.step, state: to ? 'sent' : 'skipped' });
  } else await cancelUnpaid(db, { ...by, shopConfig, from: next.from });
}

type Cancel = { orderId: string; actor: string; now: Date; shopConfig: ShopConfig; from: string };

/**
 * Cancels an order that was not paid in time. Not if money for it has arrived, goods are packed, sent,
 * withdrawn or returned, vouchers were issued, or the bank's payments are not booked up to the day of the
 * cancellation.
 */
async function cancelUnpaid(db: Database, { from, ...command }: Cancel): Promise<void> {
  const { orderId, now } = command;
  const booked = await bookedUntil(db);
  if (!booked || booked < from) return;
  await runOrderCommand(db, 'cancel', orderId, async (tx, order) => {
    const { isOverdue } = await readReminders(tx, orderId, now);
    const { received } = await readAccount(tx, order);
    const isAtSeller = order.delivery_state === 'waiting' && !order.returned_at;
    const { shipments, withdrawals } = await readPieceRecords(tx, orderId);
    const isBegun = shipments.length + withdrawals.length > 0;
    const hasVouchers = (await listVouchersOf(tx, orderId)).length > 0;
    if (!isOverdue || received !== 0) return;
    if (!isAtSeller || isBegun || hasVouchers) return;
    await cancelOrder(tx, command);
  });
}

/** The orders that a payment without an order may be for. */
async function findPerhapsPaid(db: Database, now: Date): Promise<Set<string>> {
  const payments = await db
    .selectFrom('payments')
    .select(['amount', 'currency', 'payer', 'message', 'reference'])
    .where('order_id', 'is', null)
    .where('settled_at', 'is', null)
    .where('amount', '>', 0)
    .execute();
  const proposals = await listProposals(db, payments, now);
  return new Set(proposals.flat().map(({ orderId }) => orderId));
}
