import type { Database } from '@/lib/shop/database/open-database';
import { createSecret, digestOf } from '../secret';
import { openSession } from '../session';

/**
 * Lifetime of a sign-in link (ms), and the maximum number of links per person within that time. The maximum limits
 * the number of mails.
 */
const linkLimits = { valid: 15 * 60 * 1000, atOnce: 5 };

/** The page that a sign-in link leads to. */
const linkPath = '/desk';

/**
 * Creates a sign-in link for a person, valid once and for 15 minutes. Deletes expired links.
 * @returns its path with the secret, which is not stored, and the person's language; `undefined` if the person already
 * got `maxOpenLinks` links within that time
 */
export async function createSignInLink(
  db: Database,
  personId: string,
  now: Date,
  maxOpenLinks = linkLimits.atOnce,
): Promise<string | undefined> {
  const earliest = new Date(now.getTime() - linkLimits.valid).toISOString();
  await db.deleteFrom('sign_in_links').where('created_at', '<=', earliest).execute();
  const { count } = await db
    .selectFrom('sign_in_links')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxOpenLinks) return undefined;
  const secret = createSecret();
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
  const { locale } = await db
    .selectFrom('people')
    .select('locale')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return `${linkPath}?${new URLSearchParams({ t: secret, lang: locale })}`;
}

/**
 * Signs in with a valid link. It can be used once, even by simultaneous requests, and the person's
 * other links become invalid.
 * @returns the session cookie's secret; `undefined` if the link is invalid
 */
export async function signInWithLink(
  db: Database,
  { secret, browser }: { secret: string; browser: string },
  now: Date,
): Promise<string | undefined> {
  const earliest = new Date(now.getTime() - linkLimits.valid).toISOString();
  return await db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('digest', '=', digestOf(secret))
      .where('used_at', 'is', null)
      .where('created_at', '>', earliest)
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
