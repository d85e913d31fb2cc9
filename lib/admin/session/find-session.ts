import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { digestOf } from '../secret';
import { seenEvery, sessionsSince } from './session-times';

/** Somebody of the house who is signed in. */
export type Visitor = { sessionId: string; personId: string; email: string; locale: Locale };

/** Who holds this secret; nobody where it is unknown, too old or was not used for too long. */
export async function findSession(
  db: Database,
  secret: string | undefined,
  now: Date,
): Promise<Visitor | undefined> {
  if (!secret) return undefined;
  const since = sessionsSince(now);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'sessions.seen_at', 'people.email', 'people.locale', 'person_id'])
    .where('digest', '=', digestOf(secret))
    .where('created_at', '>', since.begun)
    .where('seen_at', '>', since.seen)
    .executeTakeFirst();
  if (!row || !isLocale(row.locale)) return undefined;
  if (now.getTime() - Date.parse(row.seen_at) >= seenEvery)
    await db
      .updateTable('sessions')
      .set({ seen_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  return { sessionId: row.id, personId: row.person_id, email: row.email, locale: row.locale };
}
