import type { Database } from '@/lib/shop/database/open-database';
import { removeStoredMailsOf } from '@/lib/shop/mail/stored-mails';

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
