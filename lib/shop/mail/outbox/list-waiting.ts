import type { Selectable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { never } from './pauses';

export type Waiting = Omit<Selectable<OutboxTable>, 'payload' | 'claimed_until' | 'sent_at'> & {
  /** No longer retried automatically. */
  isStuck: boolean;
};

/** Unsent entries that failed at least once, oldest first, for the admin. */
export async function listWaiting(db: Database, most = 200): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'order_id', 'created_at', 'due_at', 'tries', 'last_error'])
    .where('sent_at', 'is', null)
    .where('tries', '>', 0)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, isStuck: row.due_at === never }));
}
