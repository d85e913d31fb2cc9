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

/** What of an order cannot go yet: all of it while it is under way, an invoice until its day (`2036-12-31`). */
export type Stay =
  | { number: string; why: 'under-way' }
  | { number: string; why: 'invoice'; until: string };

/**
 * Takes from an order whatever is its buyer's: address, mail address, words, the house's notes. Its lines and sums stay
 * with the books; so does what an invoice says, until its day. A voucher keeps its balance.
 * @returns what stays
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

/** Nobody is left to be written to; what was sent says no more what its form had said. */
async function forgetMails(tx: Database, orderId: string): Promise<void> {
  const waiting = tx.deleteFrom('outbox').where('order_id', '=', orderId);
  await waiting.where('sent_at', 'is', null).execute();
  await tx.updateTable('outbox').set({ payload: '{}' }).where('order_id', '=', orderId).execute();
}

/** @returns until when each of those is kept that still has to be */
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
