import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { readEmail } from '@/lib/primitives/text/email';
import type { Database } from '@/lib/shop/database/open-database';
import type { Role } from './roles';

/**
 * Normalizes an email address of staff or a buyer for commands and sign-in: lower case, domain in
 * ASCII.
 */
export const emailSchema = z.string().transform((typed, context) => {
  const parsed = readEmail(typed);
  if (parsed && 'email' in parsed) return parsed.email.toLowerCase();
  context.addIssue({ code: 'custom', message: 'expected an e-mail address' });
  return z.NEVER;
});

/** The staff member with this email address; `undefined` if the address is invalid or not invited. */
export async function findPerson(db: Database, typed: string) {
  const email = emailSchema.safeParse(typed);
  if (!email.success) return undefined;
  return await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email.data)
    .executeTakeFirst();
}

/** The language of a person; the site's first one if the site no longer has theirs. */
export const staffLocale = ({ locale }: { locale: string }): Locale =>
  isLocale(locale) ? locale : defaultLocale;

type Invited = { email: string; locale: Locale; role?: Role };

/**
 * Invites a person to the admin, with a language and a role (`all` if none is given). If the person exists,
 * language and role are updated.
 * @returns the person's id
 * @throws if the address is invalid
 */
export async function invitePerson(db: Database, invitation: Invited, now: Date): Promise<string> {
  const email = emailSchema.parse(invitation.email);
  const { locale, role = 'all' } = invitation;
  const person = { id: crypto.randomUUID(), email, locale, role, invited_at: now.toISOString() };
  const { id } = await db
    .insertInto('people')
    .values(person)
    .onConflict((on) => on.column('email').doUpdateSet({ locale, role }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a person with all sessions, links and passkeys. @returns whether the person existed */
export async function removePerson(db: Database, typed: string): Promise<boolean> {
  const person = await findPerson(db, typed);
  if (!person) return false;
  await removePersonById(db, person.id);
  return true;
}

/** Removes a person, as `removePerson` does. @returns the email address, if the person existed */
export async function removePersonById(db: Database, id: string): Promise<string | undefined> {
  const removed = db.deleteFrom('people').where('id', '=', id).returning('email');
  return (await removed.executeTakeFirst())?.email;
}

/** Changes a person's role. @returns the email address, if the person exists */
export async function setRole(db: Database, id: string, role: Role): Promise<string | undefined> {
  const changed = db.updateTable('people').set({ role }).where('id', '=', id).returning('email');
  return (await changed.executeTakeFirst())?.email;
}

/** All invited people with their number of passkeys. */
export async function listPeople(db: Database) {
  const rows = await db
    .selectFrom('people')
    .select((eb) => [
      'id',
      'email',
      'locale',
      'role',
      'invited_at',
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.person_id', '=', 'people.id')
        .select((key) => key.fn.countAll().as('count'))
        .as('keys'),
    ])
    .orderBy('email')
    .execute();
  return rows.map(({ keys, ...person }) => ({ ...person, passkeys: Number(keys ?? 0) }));
}
