import type { Database } from '@/lib/shop/database/open-database';
import { removeKeptMailsOf } from '@/lib/shop/mail/kept-mails';

/**
 * Of an order that has been forgotten go the mails, too, that lie in the data folder of a house without a mail server.
 * Not in the transaction: files come back with none. @returns how many there were
 */
export async function forgetKeptMails(
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
  return removeKeptMailsOf(
    entries.map(({ id }) => id),
    env,
  );
}
