import type { Database } from '@/lib/shop/database/open-database';
import type { MailKind } from '@/lib/shop/mail/mail-kind';
import { putIntoOutbox } from '@/lib/shop/mail/outbox/put-into-outbox';

/** A mail to whoever has ordered, written when it is sent: it goes out if what it speaks of is kept. */
export async function enqueueCustomerMail(
  tx: Database,
  news: MailKind,
  orderId: string,
  now: Date,
  payload?: Record<string, unknown>,
): Promise<void> {
  await putIntoOutbox(tx, { kind: news, orderId, payload }, now);
}
