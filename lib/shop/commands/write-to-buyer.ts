import type { Database } from '@/lib/shop/database/open-database';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';

/**
 * Sends a note to the buyer by mail and shows it on the order page. Deleted with the buyer's data; the
 * log does not contain it.
 * @param key the form's key, so that submitting the form twice sends one note
 */
export function writeToBuyer(
  db: Database,
  { orderId, actor, now, key, text }: OrderCommand & { key: string; text: string },
): Promise<void> {
  return runOrderCommand(db, 'write about', orderId, async (tx, order) => {
    if (order.forgotten_at) throw new OrderCommandError('write about', 'forgotten', order.number);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('buyer_notes')
      .values({ id: key, order_id: orderId, text, at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    await enqueueCustomerMail(tx, 'note', orderId, now, { text });
    await writeLog(tx, { actor, act: 'buyer written to', orderId }, now);
  });
}

export type BuyerNote = { id: string; text: string; at: string };

/** The notes to the buyer of an order, oldest first. */
export function readBuyerNotes(db: Database, orderId: string): Promise<BuyerNote[]> {
  return db
    .selectFrom('buyer_notes')
    .select(['id', 'text', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
}
