import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import type { MailContent } from '@/lib/shop/mail/mail-content';
import { createMailFormatter } from '@/lib/shop/mail/mail-context';
import { sendMail } from '@/lib/shop/mail/send-mail';
import { renderMail } from '@/lib/shop/mail/shop-mail';
import { getSite } from '@/lib/site/get-site';
import type { StaffMember } from './session';

/** Sends a test mail to a staff member, to show that the site can send mail. @throws if the mail server refuses it */
export async function sendTestMail({ email, locale }: StaffMember): Promise<void> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Admin.testMail' });
  const formatter = await createMailFormatter(locale);
  const { name } = getSite(locale);
  const content: MailContent = {
    subject: t('subject', { name }),
    title: t('title'),
    blocks: [{ is: 'words', text: t('words') }],
  };
  await sendMail(renderMail(email, content, formatter), { id: crypto.randomUUID() });
}
