import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import { ring } from './wake-signal';

export type Entry = {
  kind: string;
  orderId?: string | undefined;
  /** Data needed besides the order; no address or name, those are in the order. */
  payload?: Record<string, unknown> | undefined;
};

/**
 * Enqueues a message in the transaction of the change it reports, so that neither exists without the
 * other. Sent afterwards by `deliverDue`.
 * @returns its id
 */
export async function putIntoOutbox(
  tx: Database,
  { kind, orderId, payload = {} }: Entry,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await tx
    .insertInto('outbox')
    .values({
      id,
      kind,
      order_id: orderId ?? null,
      payload: JSON.stringify(payload),
      created_at: at,
      due_at: at,
      tries: 0,
      claimed_until: null,
      sent_at: null,
      last_error: '',
    })
    .execute();
  ring();
  return id;
}
