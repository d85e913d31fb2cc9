import type { Database } from './open-database';

/** How often a site says that it runs (ms), and how long after its last word it is taken to. */
export const beats = { every: 60_000, countFor: 150_000 };

/** Beside what Stripe has told: what a process of the site says of itself. */
const source = 'site';

/**
 * A process of the site says in the database that it runs on it: a command that would take the shop from under it asks,
 * on whichever machine, and whether it is SQLite or PostgreSQL.
 * @param run of the process
 */
export async function beat(db: Database, run: string, now: Date): Promise<void> {
  const received_at = now.toISOString();
  const old = new Date(now.getTime() - 10 * beats.countFor).toISOString();
  await db
    .deleteFrom('events')
    .where('source', '=', source)
    .where('received_at', '<', old)
    .execute();
  await db
    .insertInto('events')
    .values({ source, event: run, received_at })
    .onConflict((on) => on.columns(['source', 'event']).doUpdateSet({ received_at }))
    .execute();
}

/** A process ends as it should. */
export async function endBeat(db: Database, run: string): Promise<void> {
  await db.deleteFrom('events').where('source', '=', source).where('event', '=', run).execute();
}

/** When a site that runs on this database has said so last; `undefined` where none does. */
export async function lastBeat(db: Database, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - beats.countFor).toISOString();
  const row = await db
    .selectFrom('events')
    .select('received_at')
    .where('source', '=', source)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row && new Date(row.received_at);
}

/** What a backup brings along of the site it was made of. */
export async function forgetBeats(db: Database): Promise<void> {
  await db.deleteFrom('events').where('source', '=', source).execute();
}
