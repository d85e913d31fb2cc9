import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/money';
import type { InvoiceDocument } from '@/lib/shop/invoices/invoice-document';
import type { Account, Order } from '@/lib/shop/orders/order';

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

/** `id`: the id of the document or voucher; for a reminder, its step. */
export type Attachment = { kind: 'invoice' | 'voucher' | 'reminder'; id: string };

/** The kinds of order mails in the outbox (`orderMail`). */
export const mailKinds = [
  'placed',
  'paid',
  'sent',
  'part-sent',
  'note',
  'ready',
  'cancelled',
  'withdrawn',
  'refunded',
  'credited',
  'corrected',
  'vouchers',
  'reminder',
] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((mailKind) => mailKind === kind);
}

/** The payload of an outbox entry (`outbox.payload`): data that is not in the order. */
export const mailPayload = z.object({
  /** Money received, paid back, to be paid back, or taken off an unpaid bill (smallest unit). */
  amount: z.int().nonnegative().optional(),
  /** For a refund or a correction: amount restored to the voucher. */
  voucher: z.int().nonnegative().optional(),
  /** For a refund: where its money is paid from; `desk` is the till. */
  account: z.enum(['bank', 'stripe', 'desk']).optional(),
  /** For a refund: its lines and postage, if known. */
  lines: z.array(z.object({ title: z.string(), pieces: z.int(), sum: z.int() })).optional(),
  postage: z.int().optional(),
  /** For a smaller bill or a correction: what is left to pay. */
  open: z.int().optional(),
  /** For a withdrawal from a part: its pieces. */
  withdrawn: z.array(z.object({ title: z.string(), pieces: z.int() })).optional(),
  /** For a parcel: its id (`shipments`). */
  shipment: z.string().optional(),
  /** For a note of the seller. */
  text: z.string().optional(),
  /** The id of the credit note that the mail reports, if one was written. */
  document: z.string().optional(),
  /** For a withdrawal: when it was received (`at`) and who declared it (`name`). */
  at: z.iso.datetime().optional(),
  name: z.string().max(200).optional(),
  /** For a reminder: its number. */
  step: z.literal([1, 2]).optional(),
});

/** An overdue bill: the invoice, and the last day to pay (`2026-12-31`). */
export type ReminderFacts = { invoice: InvoiceDocument; dueOn: string };

/** Order lines split into the pieces of the parcel (`left`), refunded pieces, and pieces that follow. */
export type SplitLines = {
  left: Order['lines'];
  refunded: Order['lines'];
  /** What follows in another parcel. */
  later: Order['lines'];
};

/** Data of a mail that is not in the order. */
export type MailFacts = {
  payload?: z.infer<typeof mailPayload>;
  /** The order's balance when the mail is written: an open order may be paid in part. */
  account?: Pick<Account, 'received' | 'open'>;
  /** The vouchers bought with the order. */
  vouchers?: { id: string; code: string; value: number; currency: Currency }[];
  /** If the parcel is not the whole order: its lines, the refunded ones, and those that follow. */
  shared?: SplitLines;
  /** For a reminder: the bill that it asks to pay. */
  reminder?: ReminderFacts;
  /** The order's documents, newest last. */
  documents?: { id: string; kind: 'invoice' | 'credit'; reference: string }[];
};
