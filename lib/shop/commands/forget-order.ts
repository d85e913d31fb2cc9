import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import { houseDay } from '@/lib/shop/orders/house-day';
import { keptUntil } from '@/lib/shop/orders/kept-until';
import type { Order } from '@/lib/shop/orders/order';
import { readAccount } from '@/lib/shop/orders/read-account';
import { isUnderWay } from './is-under-way';
import { readRefunds } from './read-refundable';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Data of an order that cannot be deleted yet: the whole order while it is under way, an invoice
 * until its date (`2036-12-31`).
 */
export type Stay =
  | { number: string; why: 'under-way' }
  | { number: string; why: 'invoice'; until: string };

/**
 * Deletes a buyer's personal data from an order: address, email, message and notes. Lines and sums
 * stay for the books, and invoices stay unchanged until their retention date. A voucher keeps its
 * balance.
 * @returns the data that stays
 */
export function forgetOrder(db: Database, { orderId, actor, now }: Act): Promise<Stay[]> {
  return runOrderCommand(db, 'forget', orderId, async (tx, order) => {
    const { number, forgotten_at } = order;
    const refunds = await readRefunds(tx, orderId);
    if (isUnderWay(order, await readAccount(tx, order), refunds))
      return [{ number, why: 'under-way' }];
    const kept = await forgetPapers(tx, orderId, now);
    if (kept.length === 0) await forgetPayers(tx, orderId);
    if (!forgotten_at) await empty(tx, order, { orderId, actor, now });
    return kept.map((until) => ({ number, why: 'invoice', until }));
  });
}

async function empty(tx: Database, order: Order, { orderId, actor, now }: Act): Promise<void> {
  const nothing = { email: '', address: '', message: '', note: '', tracking: '' };
  const search = orderSearch({ ...nothing, number: order.number }, order.lines);
  await tx
    .updateTable('orders')
    .set({ ...nothing, search, forgotten_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute();
  await forgetMails(tx, orderId);
  await tx.deleteFrom('declarations').where('order_id', '=', orderId).execute();
  await writeLog(tx, { actor, act: 'forgotten', orderId }, now);
}

/** Deletes mails not yet sent and empties the payload of those already sent. */
async function forgetMails(tx: Database, orderId: string): Promise<void> {
  const waiting = tx.deleteFrom('outbox').where('order_id', '=', orderId);
  await waiting.where('sent_at', 'is', null).execute();
  await tx.updateTable('outbox').set({ payload: '{}' }).where('order_id', '=', orderId).execute();
}

/** @returns the retention dates of the invoices that must still be stored */
async function forgetPapers(tx: Database, orderId: string, now: Date): Promise<string[]> {
  const papers = await tx
    .selectFrom('invoices')
    .select(['id', 'year', 'paper'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const kept: string[] = [];
  for (const { id, year, paper: written } of papers) {
    const until = keptUntil(year);
    if (until >= houseDay(now)) kept.push(until);
    else {
      const { buyer: _, ...rest } = JSON.parse(written);
      const paper = JSON.stringify(rest);
      await tx.updateTable('invoices').set({ paper }).where('id', '=', id).execute();
    }
  }
  return kept;
}

async function forgetPayers(tx: Database, orderId: string): Promise<void> {
  await tx.updateTable('payments').set({ payer: '' }).where('order_id', '=', orderId).execute();
}
