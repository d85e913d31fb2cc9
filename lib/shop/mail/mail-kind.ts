/** What a buyer is written of an order: the kinds of entries in the outbox that `orderMail` knows. */
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
