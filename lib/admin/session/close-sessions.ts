import type { Database } from '@/lib/shop/database/open-database';

type Which = { personId: string; sessionId?: string };

/** Closes one session of a person, or all of them. Other people's sessions are never closed. */
export async function closeSessions(db: Database, { personId, sessionId }: Which): Promise<void> {
  const theirs = db.deleteFrom('sessions').where('person_id', '=', personId);
  await (sessionId ? theirs.where('id', '=', sessionId) : theirs).execute();
}
