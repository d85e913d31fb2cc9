import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import { ring } from './wake-signal';

export type Entry = {
  kind: string;
  orderId?: string | undefined;
  /** What the kind's reader needs beside the order; no address or name, those stand in the order. */
  payload?: Record<string, unknown> | undefined;
};

/**
 * Puts down what is to be said to the world, in the transaction of what it speaks of: neither is there without the
 * other. It is sent after that (`deliverDue`).
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
