import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Letter } from '@/lib/shop/mail/letter';
import { letterAsHtml } from '@/lib/shop/mail/letter-as-html';
import { letterAsText } from '@/lib/shop/mail/letter-as-text';
import type { Mail } from '@/lib/shop/mail/mail';
import { mailWords } from '@/lib/shop/mail/mail-words';
import { getSite } from '@/lib/site/get-site';

/** The mail with a sign-in link for the admin. */
export async function linkMail(to: string, url: string, locale: Locale): Promise<Mail> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Desk.letter' });
  const { labelled } = await mailWords(locale);
  const { name } = getSite(locale);
  const letter: Letter = {
    subject: t('subject', { name }),
    title: t('title'),
    blocks: [
      { is: 'words', text: t('words') },
      { is: 'link', text: t('open'), url },
      { is: 'words', text: t('other') },
    ],
  };
  const html = letterAsHtml(letter, name, locale);
  return { to, subject: letter.subject, text: letterAsText(letter, labelled), html };
}
