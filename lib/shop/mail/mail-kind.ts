/** The kinds of order mails in the outbox (`orderMail`). */
export const mailKinds = [
  'placed',
  'paid',
  'sent',
  'ready',
  'cancelled',
  'withdrawn',
  'refunded',
  'vouchers',
] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind);
}
