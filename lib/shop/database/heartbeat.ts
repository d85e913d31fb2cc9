import type { Database } from './open-database';

/** Interval of a site's heartbeats, and time after the last one for which the site counts as running (ms). */
export const heartbeatTimes = { every: 60_000, countFor: 150_000 };

/** Value of `events.source` for heartbeats. The table also holds Stripe's events and tasks. */
const source = 'site';

/**
 * Records that a site process uses this database. Commands that replace the data look for such a heartbeat
 * first. This works from any machine, with SQLite and PostgreSQL.
 * @param run the process's id
 */
export async function recordHeartbeat(db: Database, run: string, now: Date): Promise<void> {
  const received_at = now.toISOString();
  const old = new Date(now.getTime() - 10 * heartbeatTimes.countFor).toISOString();
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

/** Removes the heartbeat when a process exits normally. */
export async function removeHeartbeat(db: Database, run: string): Promise<void> {
  await db.deleteFrom('events').where('source', '=', source).where('event', '=', run).execute();
}

/** The last heartbeat of a running site; `undefined` if none is running. */
export async function lastHeartbeat(db: Database, now: Date): Promise<Date | undefined> {
  const earliest = new Date(now.getTime() - heartbeatTimes.countFor).toISOString();
  const row = await db
    .selectFrom('events')
    .select('received_at')
    .where('source', '=', source)
    .where('received_at', '>', earliest)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row && new Date(row.received_at);
}

/** Deletes the heartbeats that a restored backup contains. */
export async function removeAllHeartbeats(db: Database): Promise<void> {
  await db.deleteFrom('events').where('source', '=', source).execute();
}
