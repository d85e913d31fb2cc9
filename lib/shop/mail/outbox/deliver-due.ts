import type { Selectable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import { type Claimed, claimNext } from './claim-next';
import { nameless } from './nameless';
import { nextTry } from './pauses';

/** Says one thing to the world. Its `id` is to go with it, so that who gets it twice can tell. */
export type Deliver = (row: Selectable<OutboxTable>) => Promise<void>;

export type Delivered = { sent: number; failed: number };

/** Thrown by who delivers where it is no fault of this one: the others would fare no better now. */
export class Unreachable extends Error {}

/**
 * Delivers what is due, one after the other, with no transaction open meanwhile. Each is sent at least once, and twice
 * only where a process ends between sending and noting it. What fails is due again later (`nextTry`).
 * @param most at one go
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
      // What a form said is of no more use here.
      payload: '{}',
    })
    .where('id', '=', row.id)
    .execute();
}

/** Not where the claim has run out and another is at it: theirs counts. */
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
