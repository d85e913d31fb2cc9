import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { emailSchema } from './email';

type Invited = { email: string; locale: Locale };

/**
 * Invites a person to the admin, with a language; an existing person's language is updated.
 * @returns the person's id
 * @throws if the address is invalid
 */
export async function invitePerson(db: Database, given: Invited, now: Date): Promise<string> {
  const email = emailSchema.parse(given.email);
  const { locale } = given;
  const person = { id: crypto.randomUUID(), email, locale, invited_at: now.toISOString() };
  const { id } = await db
    .insertInto('people')
    .values(person)
    .onConflict((on) => on.column('email').doUpdateSet({ locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
