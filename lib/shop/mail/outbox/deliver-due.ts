import type { Selectable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { type Claimed, claimNext } from './claim-next';
import { nameless } from './nameless';
import { nextTry } from './pauses';

/**
 * Delivers one outbox entry. The message must include its `id`, so that a recipient can detect
 * duplicates.
 */
export type Deliver = (row: Selectable<OutboxTable>) => Promise<void>;

export type Delivered = { sent: number; failed: number };

/** Thrown if the mail server is unreachable: other entries would fail as well. */
export class Unreachable extends Error {}

/**
 * Delivers due entries one by one, with no open transaction. Each is sent at least once; twice only
 * if the process ends between sending and recording it. Failed entries are due again later
 * (`nextTry`).
 * @param most maximum entries per run
 */
export async function deliverDue(
  db: Database,
  deliver: Deliver,
  clock: () => Date,
  { most = 100, isOver = () => false }: { most?: number; isOver?: () => boolean } = {},
): Promise<Delivered> {
  const done = { sent: 0, failed: 0 };
  while (done.sent + done.failed < most && !isOver()) {
    const row = await claimNext(db, clock());
    if (!row) break;
    try {
      await deliver(row);
    } catch (error) {
      done.failed += 1;
      await noteFailure(db, row, error, clock());
      if (error instanceof Unreachable) break;
      continue;
    }
    done.sent += 1;
    await noteSent(db, row, clock());
  }
  return done;
}

async function noteSent(db: Database, row: Claimed, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sent_at: now.toISOString(),
      claimed_until: null,
      tries: row.tries + 1,
      last_error: '',
      // The form data is no longer needed.
      payload: '{}',
    })
    .where('id', '=', row.id)
    .execute();
}

/** Skipped if the claim has expired and another process took the entry: its result counts. */
async function noteFailure(db: Database, row: Claimed, error: unknown, now: Date): Promise<void> {
  const tries = row.tries + 1;
  await db
    .updateTable('outbox')
    .set({ tries, claimed_until: null, due_at: nextTry(tries, now), last_error: nameless(error) })
    .where('id', '=', row.id)
    .where('claimed_until', '=', row.claimed_until)
    .where('sent_at', 'is', null)
    .execute();
}
