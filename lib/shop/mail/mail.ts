/** A message to one person, in text and in HTML with the same facts. What is attached is made when it is sent. */
export type Mail = {
  /** The address alone. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** Where an answer goes; else to `MAIL_FROM`. */
  replyTo?: string;
};

export type Attachment = { kind: 'invoice' | 'voucher'; id: string };
