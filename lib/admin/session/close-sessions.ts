import type { Database } from '@/lib/shop/database/open-database';

type Which = { personId: string; sessionId?: string };

/** Signs somebody out, of one session or everywhere; others' sessions stay. */
export async function closeSessions(db: Database, { personId, sessionId }: Which): Promise<void> {
  const theirs = db.deleteFrom('sessions').where('person_id', '=', personId);
  await (sessionId ? theirs.where('id', '=', sessionId) : theirs).execute();
}
