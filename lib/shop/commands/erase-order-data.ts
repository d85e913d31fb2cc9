import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import { removeStoredMailsOf } from '@/lib/shop/mail/stored-mails';
import { retentionEnd, retentionYears, siteDay } from '@/lib/shop/orders/book-dates';
import { type Order, readAccount } from '@/lib/shop/orders/order';
import { readPieceRecords } from '../orders/piece-records';
import { isUnderWay } from '../orders/split-lines';
import { writeLog } from './command-log';
import { type OrderCommand, runOrderCommand } from './order-command';

/**
 * Data of an order that cannot be deleted yet: the whole order while it is under way, or an invoice until the end of
 * its retention period (`2036-12-31`).
 */
export type RetainedData =
  | { number: string; reason: 'under-way' }
  | { number: string; reason: 'invoice'; until: string };

/**
 * Deletes a buyer's personal data from an order: address, email, message, notes, tracking, mails and
 * withdrawal declarations. Lines and sums stay for the books. Invoices and the payers' names stay
 * unchanged until the retention date of the invoices. A voucher keeps its balance. An order under
 * way is left unchanged.
 * @returns the data that stays
 */
export function eraseOrderData(
  db: Database,
  { orderId, actor, now }: OrderCommand,
): Promise<RetainedData[]> {
  return runOrderCommand(db, 'forget', orderId, async (tx, order) => {
    const { number, forgotten_at } = order;
    const records = await readPieceRecords(tx, orderId);
    const isUnfinished = isUnderWay(order, await readAccount(tx, order), records);
    if (isUnfinished || (await hasWaitingGift(tx, orderId)))
      return [{ number, reason: 'under-way' }];
    const retained = await redactDocuments(tx, orderId, now);
    if (retained.length === 0) await redactPayers(tx, orderId);
    if (!forgotten_at) await redactOrder(tx, order, { orderId, actor, now });
    return retained.map((until) => ({ number, reason: 'invoice', until }));
  });
}

/**
 * Deletes the recipient of an order's vouchers, unless the vouchers are still to be mailed to them. The text of the
 * gift stays, because the buyer wrote it.
 * @returns the data that stays
 */
export function eraseGiftRecipient(
  db: Database,
  { orderId, actor, now }: OrderCommand,
): Promise<RetainedData[]> {
  return runOrderCommand(db, 'forget', orderId, async (tx, { number, gift }) => {
    if (await hasWaitingGift(tx, orderId)) return [{ number, reason: 'under-way' }];
    const anonymous = JSON.stringify({ text: gift?.text ?? '' });
    await tx.updateTable('orders').set({ gift: anonymous }).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'forgotten', orderId }, now);
    return [];
  });
}

/** Whether valid vouchers of the order are still to be mailed to the person they are a gift for. */
export async function hasWaitingGift(db: Database, orderId: string): Promise<boolean> {
  const waiting = db
    .selectFrom('outbox')
    .innerJoin('vouchers', 'vouchers.order_id', 'outbox.order_id')
    .select('outbox.id')
    .where('outbox.order_id', '=', orderId)
    .where('outbox.kind', '=', 'gift')
    .where('outbox.sent_at', 'is', null)
    .where('vouchers.blocked_at', 'is', null);
  return (await waiting.executeTakeFirst()) !== undefined;
}

async function redactOrder(
  tx: Database,
  order: Order,
  { orderId, actor, now }: OrderCommand,
): Promise<void> {
  const emptyFields = { email: '', address: '', message: '', note: '', tracking: '' };
  const personalData = { delivery_address: null, gift: null };
  const search = orderSearch({ ...emptyFields, number: order.number }, order.lines);
  await tx
    .updateTable('orders')
    .set({ ...emptyFields, ...personalData, search, forgotten_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute();
  await eraseMails(tx, orderId);
  await tx.deleteFrom('declarations').where('order_id', '=', orderId).execute();
  await tx.deleteFrom('buyer_notes').where('order_id', '=', orderId).execute();
  await tx.updateTable('shipments').set({ tracking: '' }).where('order_id', '=', orderId).execute();
  await writeLog(tx, { actor, act: 'forgotten', orderId }, now);
}

/** Deletes mails not yet sent and empties the payload of those already sent. */
async function eraseMails(tx: Database, orderId: string): Promise<void> {
  const waiting = tx.deleteFrom('outbox').where('order_id', '=', orderId);
  await waiting.where('sent_at', 'is', null).execute();
  await tx.updateTable('outbox').set({ payload: '{}' }).where('order_id', '=', orderId).execute();
}

/**
 * Removes the buyer from invoices whose retention period is over. @returns the retention dates of
 * the other invoices
 */
async function redactDocuments(tx: Database, orderId: string, now: Date): Promise<string[]> {
  const documents = await tx
    .selectFrom('invoices')
    .select(['id', 'year', 'paper'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const retained: string[] = [];
  for (const { id, year, paper: json } of documents) {
    const until = retentionEnd(year);
    if (until >= siteDay(now)) retained.push(until);
    else {
      const { buyer: _, ...anonymized } = JSON.parse(json);
      const anonymizedJson = JSON.stringify(anonymized);
      await tx
        .updateTable('invoices')
        .set({ paper: anonymizedJson })
        .where('id', '=', id)
        .execute();
    }
  }
  return retained;
}

async function redactPayers(tx: Database, orderId: string): Promise<void> {
  const anonymous = { payer: '', message: '' };
  await tx.updateTable('payments').set(anonymous).where('order_id', '=', orderId).execute();
}

/**
 * Removes the buyer from the invoices of forgotten orders once their retention period is over.
 * @returns the number of orders
 */
export async function redactOldDocuments(db: Database, now: Date): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select('orders.id')
    .distinct()
    .where('forgotten_at', 'is not', null)
    .where('year', '<', now.getUTCFullYear() - retentionYears)
    .where('paper', 'like', '%"buyer"%')
    .execute();
  for (const { id } of orders) await eraseOrderData(db, { orderId: id, actor: 'site', now });
  return orders.length;
}

/**
 * Deletes the mails of a forgotten order that are stored in the data folder of a site without a mail
 * server. Runs outside the transaction, because a rollback cannot restore files. @returns the number
 * of deleted mails
 */
export async function deleteStoredMails(
  db: Database,
  orderId: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const entries = await db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select('outbox.id')
    .where('orders.id', '=', orderId)
    .where('forgotten_at', 'is not', null)
    .execute();
  return removeStoredMailsOf(
    entries.map(({ id }) => id),
    env,
  );
}
