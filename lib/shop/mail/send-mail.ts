import { createTransport } from 'nodemailer';
import { siteUrl } from '@/lib/site/site-url';
import type { Attachment, Mail } from './mail';
import { storeMail } from './stored-mails';

export type MailSettings = {
  /** `smtp://` or `smtps://`; without it no mail is sent. */
  url?: string;
  /** The sender: `Bobine <shop@example.org>`. */
  from?: string;
};

/**
 * Reads the mail settings from `SMTP_URL` and `MAIL_FROM`.
 * @throws if they are invalid, with a readable message that contains no password
 */
export function readMailSettings(env: NodeJS.ProcessEnv = process.env): MailSettings {
  const url = env.SMTP_URL?.trim();
  const from = env.MAIL_FROM?.trim();
  if (url && !isSmtp(url))
    throw new Error(
      'SMTP_URL is no address of a mail server; expected one such as smtps://name:password@mail.example.org',
    );
  if (url && !from)
    throw new Error(
      'MAIL_FROM is missing; expected an address such as "Bobine <shop@example.org>" beside SMTP_URL',
    );
  return { ...(url && { url }), ...(from && { from }) };
}

function isSmtp(url: string): boolean {
  return URL.canParse(url) && /^smtps?:\/\/[^\s/]+/.test(url);
}

export type MailFile = { filename: string; content: Buffer };

type Sending = {
  /** The outbox entry's id. It determines the Message-ID, by which receivers detect duplicates. */
  id: string;
  /** Creates an attachment when the mail is sent. */
  attach?: (attachment: Attachment) => Promise<MailFile>;
  env?: NodeJS.ProcessEnv;
};

/**
 * Timeouts in milliseconds. Even an SMTP session of ten replies, each of which arrives just before its timeout, ends
 * before the claim of its outbox entry expires (`lib/shop/mail/outbox/deliver-due`).
 */
const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 25_000,
};

/**
 * Sends a mail through the SMTP server in `SMTP_URL`, or stores it in the data folder if none is
 * set.
 * @throws if the server is unreachable or rejects the mail, and the errors of `readMailSettings`
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
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (!url) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: eml } = await composer.sendMail(message);
    const names = files.map(({ filename }) => filename);
    await storeMail({ id, mail, files: names, eml: eml as Buffer }, env);
    return;
  }
  const transport = createTransport({ url, ...smtpTimeouts });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}
