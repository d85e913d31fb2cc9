import type { Database } from '@/lib/shop/database/open-database';
import { sessionsSince } from './session-times';

/** A person's open sessions, most recently used first. */
export async function listSessions(db: Database, personId: string, now: Date) {
  const since = sessionsSince(now);
  return await db
    .selectFrom('sessions')
    .select(['id', 'way', 'browser', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .where('created_at', '>', since.begun)
    .where('seen_at', '>', since.seen)
    .orderBy('seen_at', 'desc')
    .execute();
}
