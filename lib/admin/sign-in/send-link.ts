import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { readMailSettings } from '@/lib/shop/mail/mail-settings';
import { sendMail } from '@/lib/shop/mail/send-mail';
import { siteUrl } from '@/lib/site/site-url';
import { findPerson } from '../people/find-person';
import { createLink } from './create-link';
import { linkMail } from './link-mail';

type Asked = { email: string; now: Date };

/**
 * Writes a link to whoever has this address and is invited. It goes past the outbox, which would keep the secret; and is
 * not kept in a house without a mail server, where others at the desk would read it.
 * @throws where the mail server does not take it
 */
export async function sendLink(db: Database, { email, now }: Asked): Promise<void> {
  const person = readMailSettings().url ? await findPerson(db, email) : undefined;
  const path = person && (await createLink(db, person.id, now));
  if (!person || !path) return;
  const locale = isLocale(person.locale) ? person.locale : defaultLocale;
  const mail = await linkMail(person.email, `${siteUrl()}${path}`, locale);
  await sendMail(mail, { id: crypto.randomUUID() });
}
