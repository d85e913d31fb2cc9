import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Database } from '@/lib/shop/database/open-database';
import type { Mail } from '@/lib/shop/mail/mail';
import type { MailContent } from '@/lib/shop/mail/mail-content';
import { createMailFormatter } from '@/lib/shop/mail/mail-context';
import { readMailSettings, sendMail } from '@/lib/shop/mail/send-mail';
import { renderMail } from '@/lib/shop/mail/shop-mail';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { findPerson, staffLocale } from '../staff';
import { createSignInLink } from './sign-in-link';

type LinkRequest = { email: string; now: Date };

/**
 * Mails a sign-in link to this address if it is invited. Bypasses the outbox, which would store the
 * secret. Without a mail server nothing is sent, because other staff could read the stored mail.
 * @throws if the mail server rejects it
 */
export function sendSignInLink(db: Database, request: LinkRequest): Promise<void> {
  return sendLink(db, request, 'signInMail');
}

/** Mails an invited person a sign-in link and says that they may enter the admin. Otherwise like `sendSignInLink`. */
export function sendInvitation(db: Database, request: LinkRequest): Promise<void> {
  return sendLink(db, request, 'invitationMail');
}

type LinkMail = 'signInMail' | 'invitationMail';

async function sendLink(db: Database, { email, now }: LinkRequest, kind: LinkMail): Promise<void> {
  const person = readMailSettings().url ? await findPerson(db, email) : undefined;
  const path = person && (await createSignInLink(db, person.id, now));
  if (!person || !path) return;
  const mail = await signInMail(person.email, `${siteUrl()}${path}`, staffLocale(person), kind);
  await sendMail(mail, { id: crypto.randomUUID() });
}

/** The mail with a sign-in link for the admin. The invitation has the same message keys. */
export async function signInMail(
  to: string,
  url: string,
  locale: Locale,
  kind: LinkMail = 'signInMail',
): Promise<Mail> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: `Admin.${kind}` });
  const formatter = await createMailFormatter(locale);
  const { name } = getSite(locale);
  const content: MailContent = {
    subject: t('subject', { name }),
    title: t('title'),
    blocks: [
      { is: 'words', text: t('words') },
      { is: 'link', text: t('open'), url },
      { is: 'words', text: t('other', { address: `${new URL(url).origin}/desk` }) },
    ],
  };
  return renderMail(to, content, formatter);
}
