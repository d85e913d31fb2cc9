import type { Selectable } from 'kysely';
import { isPostgres } from '@/lib/shop/database/is-postgres';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';

export type Claimed = Selectable<OutboxTable> & { claimed_until: string };

/**
 * Duration of a claim (ms): longer than sending takes (`sendMail` gives up after two minutes). If the
 * process is killed, another one takes the entry after that.
 */
export const claim = 5 * 60_000;

/**
 * Claims the entry that has been due longest, in one statement, so that only one process gets it.
 * @returns the claimed row, or `undefined` if nothing is due
 */
export async function claimNext(db: Database, now: Date): Promise<Claimed | undefined> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + claim).toISOString();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', at)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1);
  const row = await db
    .updateTable('outbox')
    .set({ claimed_until: until })
    .where('id', '=', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claimed_until: until };
}
