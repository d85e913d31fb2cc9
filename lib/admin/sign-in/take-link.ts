import type { Database } from '@/lib/shop/database/open-database';
import { digestOf } from '../secret';
import { openSession } from '../session/open-session';
import { linkTimes } from './link-times';

/**
 * Signs in with a valid link. It can be used once, even by simultaneous requests, and the person's
 * other links become invalid.
 * @returns the session cookie's secret; `undefined` if the link is invalid
 */
export async function takeLink(
  db: Database,
  { secret, browser }: { secret: string; browser: string },
  now: Date,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - linkTimes.valid).toISOString();
  return await db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('digest', '=', digestOf(secret))
      .where('used_at', 'is', null)
      .where('created_at', '>', since)
      .returning('person_id')
      .executeTakeFirst();
    if (!link) return undefined;
    await tx
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('person_id', '=', link.person_id)
      .where('used_at', 'is', null)
      .execute();
    return await openSession(tx, { ...link, way: 'link', browser }, now);
  });
}
