import { createTransport } from 'nodemailer';
import { siteUrl } from '@/lib/site/site-url';
import type { Attachment, Mail } from './mail';
import { readMailSettings } from './mail-settings';
import { storeMail } from './stored-mails';

/** A file that goes with a mail. */
export type MailFile = { filename: string; content: Buffer };

type Sending = {
  /** Of the entry in the outbox: with the same id a mail has the same Message-ID, by which receivers know it again. */
  id: string;
  /** Makes what is attached, when it is sent. */
  attach?: (attachment: Attachment) => Promise<MailFile>;
  env?: NodeJS.ProcessEnv;
};

/**
 * Milliseconds. With them the longest conversation, of ten answers each as late as may be, ends before the claim of its
 * entry does (`lib/shop/mail/outbox/claim-next`).
 */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 25_000,
};

/**
 * Sends a mail by the SMTP server that `SMTP_URL` names, or puts it into the data folder where none is named.
 * @throws where the server cannot be reached or does not take it, and where `MAIL_FROM` is missing
 */
export async function sendMail(mail: Mail, { id, attach, env = process.env }: Sending) {
  const { url, from } = readMailSettings(env);
  const files = attach ? await Promise.all((mail.attachments ?? []).map(attach)) : [];
  const { to, replyTo, subject, text, html } = mail;
  const message = {
    ...{ to: { name: '', address: to }, subject, text, html },
    from: from ?? replyTo ?? `bobine@${new URL(siteUrl()).hostname}`,
    ...(replyTo && { replyTo }),
    messageId: `<${id}@${new URL(siteUrl()).hostname}>`,
    // No answering machine is to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (!url) {
    const whole = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: eml } = await whole.sendMail(message);
    const names = files.map(({ filename }) => filename);
    await storeMail({ id, mail, files: names, eml: eml as Buffer }, env);
    return;
  }
  const transport = createTransport({ url, ...patience });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}
