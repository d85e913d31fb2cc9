import type { Database } from '@/lib/shop/database/open-database';
import { removeStoredMailsOf } from '@/lib/shop/mail/stored-mails';

/**
 * Of an order that has been forgotten go the mails, too, that lie in the data folder of a house without a mail server.
 * Not in the transaction: files come back with none. @returns how many there were
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
