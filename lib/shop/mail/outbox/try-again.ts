import type { Database } from '@/lib/shop/database/open-database';
import { ring } from './wake-signal';

/** Retries an unsent entry at once, with all further retries. @returns whether it was still unsent */
export async function tryAgain(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: now.toISOString(), tries: 1 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  ring();
  return numUpdatedRows > 0n;
}
