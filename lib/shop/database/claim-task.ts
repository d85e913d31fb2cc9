import type { Database } from './open-database';

/** Value of `events.source` for tasks. The table also holds Stripe's events and heartbeats. */
const source = 'task';

/**
 * Claims a task that all processes of a site share, in one statement, so that only one of them runs
 * it in each interval.
 * @param every interval in milliseconds
 * @returns whether this process runs it now
 */
export async function claimTask(
  db: Database,
  event: string,
  { now, every }: { now: Date; every: number },
): Promise<boolean> {
  const received_at = now.toISOString();
  const before = new Date(now.getTime() - every).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('events')
    .values({ source, event, received_at })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'event'])
        .doUpdateSet({ received_at })
        .where('events.received_at', '<=', before),
    )
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
