import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { digestOf } from '../secret';
import { seenEvery, sessionsSince } from './session-times';

/** A signed-in staff member. */
export type Visitor = { sessionId: string; personId: string; email: string; locale: Locale };

/**
 * The staff member with this session secret; `undefined` if it is unknown, expired or was idle too
 * long.
 */
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
