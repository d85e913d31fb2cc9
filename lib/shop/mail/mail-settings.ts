export type MailSettings = {
  /** `smtp://` or `smtps://`; without it no mail is sent. */
  url?: string;
  /** The sender: `Bobine <shop@example.org>`. */
  from?: string;
};

/**
 * Reads the mail settings from `SMTP_URL` and `MAIL_FROM`.
 * @throws with a readable message if they are invalid; it contains no password
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
