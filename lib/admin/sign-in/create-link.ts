import type { Database } from '@/lib/shop/database/open-database';
import { digestOf, newSecret } from '../secret';
import { linkTimes } from './link-times';

/** The page on which a link is opened. */
const linkPath = '/desk';

/**
 * A way in for somebody, once and for 15 minutes. Those that have run out go.
 * @returns its path with the secret, said once; nothing where somebody has enough of them that still are good
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
