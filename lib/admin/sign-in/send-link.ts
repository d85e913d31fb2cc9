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
 * Mails a sign-in link to this address if it is invited. Bypasses the outbox, which would store the
 * secret. Without a mail server nothing is sent, because other staff could read the stored mail.
 * @throws if the mail server rejects it
 */
export async function sendLink(db: Database, { email, now }: Asked): Promise<void> {
  const person = readMailSettings().url ? await findPerson(db, email) : undefined;
  const path = person && (await createLink(db, person.id, now));
  if (!person || !path) return;
  const locale = isLocale(person.locale) ? person.locale : defaultLocale;
  const mail = await linkMail(person.email, `${siteUrl()}${path}`, locale);
  await sendMail(mail, { id: crypto.randomUUID() });
}
