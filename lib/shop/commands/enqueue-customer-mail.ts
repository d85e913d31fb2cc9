import type { Database } from '@/lib/shop/database/open-database';
import type { MailKind } from '@/lib/shop/mail/mail-kind';
import { putIntoOutbox } from '@/lib/shop/mail/outbox/put-into-outbox';

/**
 * Enqueues a mail to the buyer in the transaction of the change it reports. Its text is written when
 * it is sent.
 */
export async function enqueueCustomerMail(
  tx: Database,
  news: MailKind,
  orderId: string,
  now: Date,
  payload?: Record<string, unknown>,
): Promise<void> {
  await putIntoOutbox(tx, { kind: news, orderId, payload }, now);
}
