/**
 * A mail to one recipient, as text and HTML with the same content. Attachments are created when it is
 * sent.
 */
export type Mail = {
  /** The bare email address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The reply address; default: `MAIL_FROM`. */
  replyTo?: string;
};

export type Attachment = { kind: 'invoice' | 'voucher'; id: string };
