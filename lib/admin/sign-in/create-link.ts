import type { Database } from '@/lib/shop/database/open-database';
import { digestOf, newSecret } from '../secret';
import { linkTimes } from './link-times';

/** The page that opens a link. */
const linkPath = '/desk';

/**
 * Creates a sign-in link for a person, valid once and for 15 minutes. Deletes expired links.
 * @returns its path with the secret, which is not stored; `undefined` if the person already got
 * `atOnce` links within that time
 */
export async function createLink(
  db: Database,
  personId: string,
  now: Date,
  atOnce = linkTimes.atOnce,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - linkTimes.valid).toISOString();
  await db.deleteFrom('sign_in_links').where('created_at', '<=', since).execute();
  const { count } = await db
    .selectFrom('sign_in_links')
    .select((of) => of.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= atOnce) return undefined;
  const secret = newSecret();
  await db
    .insertInto('sign_in_links')
    .values({
      id: crypto.randomUUID(),
      person_id: personId,
      digest: digestOf(secret),
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute();
  return `${linkPath}?t=${secret}`;
}
