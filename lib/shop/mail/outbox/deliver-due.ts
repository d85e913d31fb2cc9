import type { Selectable } from 'kysely';
import { isPostgres } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { nextTry, redactError } from './outbox';

type ClaimedEntry = Selectable<OutboxTable> & { claimed_until: string };

/**
 * Duration of a claim (ms). It is longer than sending can take with the timeouts of `sendMail`. If the process is
 * killed, another process takes the entry once the claim has expired.
 */
export const claimDuration = 5 * 60_000;

/**
 * Claims the entry that has been due longest, in one statement, so that only one process gets it.
 * @returns the claimed row, or `undefined` if nothing is due
 */
export async function claimNext(db: Database, now: Date): Promise<ClaimedEntry | undefined> {
  const at = now.toISOString();
  const claimedUntil = new Date(now.getTime() + claimDuration).toISOString();
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
    .set({ claimed_until: claimedUntil })
    .where('id', '=', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claimed_until: claimedUntil };
}

/**
 * Delivers one outbox entry. The message must include its `id`, so that a recipient can detect
 * duplicates.
 */
export type Deliver = (row: Selectable<OutboxTable>) => Promise<void>;

export type DeliveryCounts = { sent: number; failed: number };

/** Thrown if the mail server is unreachable: other entries would fail as well. */
export class MailServerUnreachable extends Error {}

/**
 * Delivers due entries one by one, with no open transaction. An entry may be sent twice if the
 * process ends between sending and recording it. A failed entry is due again later, until its
 * retries are used up (`nextTry`).
 * @param limit maximum entries per run
 */
export async function deliverDue(
  db: Database,
  deliver: Deliver,
  clock: () => Date,
  { limit = 100, shouldStop = () => false }: { limit?: number; shouldStop?: () => boolean } = {},
): Promise<DeliveryCounts> {
  const counts = { sent: 0, failed: 0 };
  while (counts.sent + counts.failed < limit && !shouldStop()) {
    const row = await claimNext(db, clock());
    if (!row) break;
    try {
      await deliver(row);
    } catch (error) {
      counts.failed += 1;
      await recordFailure(db, row, error, clock());
      if (error instanceof MailServerUnreachable) break;
      continue;
    }
    counts.sent += 1;
    await markSent(db, row, clock());
  }
  return counts;
}

async function markSent(db: Database, row: ClaimedEntry, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sent_at: now.toISOString(),
      claimed_until: null,
      tries: row.tries + 1,
      last_error: '',
      // The payload is only needed to write the mail, and may contain personal data.
      payload: '{}',
    })
    .where('id', '=', row.id)
    .execute();
}

/** Does nothing if the claim has expired and another process took the entry: that process writes the result. */
async function recordFailure(
  db: Database,
  row: ClaimedEntry,
  error: unknown,
  now: Date,
): Promise<void> {
  const tries = row.tries + 1;
  await db
    .updateTable('outbox')
    .set({
      tries,
      claimed_until: null,
      due_at: nextTry(tries, now),
      last_error: redactError(error),
    })
    .where('id', '=', row.id)
    .where('claimed_until', '=', row.claimed_until)
    .where('sent_at', 'is', null)
    .execute();
}
