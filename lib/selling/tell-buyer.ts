import type { Database } from '@/lib/database/open-database';
import type { MailKind } from '@/lib/mail/mail-kind';
import { putIntoOutbox } from '@/lib/outbox/put-into-outbox';

/** A mail to whoever has ordered, written when it is sent: it goes out if what it speaks of is kept. */
export async function tellBuyer(
  tx: Database,
  news: MailKind,
  orderId: string,
  now: Date,
  payload?: Record<string, unknown>,
): Promise<void> {
  await putIntoOutbox(tx, { kind: news, orderId, payload }, now);
}
