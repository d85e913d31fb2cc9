/**
 * Names of the logged commands. They are stored permanently, so they must not change. Each has a
 * message (`Desk.journal.act`).
 */
const loggedActs = [
  'placed',
  'payment',
  'payment pending',
  'payment assigned',
  'payment settled',
  'payment itemised',
  'vouchers',
  'voucher given',
  'voucher blocked',
  'voucher unblocked',
  'packed',
  'sent',
  'tracking corrected',
  'collected',
  'cancelled',
  'withdrawn',
  'declaration settled',
  'refunded',
  'refund failed',
  'disputed',
  'taken back',
  'noted',
  'forgotten',
  'stock',
  'mail tried again',
  'passkey added',
  'passkey removed',
  'person invited',
  'person removed',
] as const;

export type LoggedCommand = (typeof loggedActs)[number];

export function isLoggedCommand(value: unknown): value is LoggedCommand {
  return loggedActs.some((act) => act === value);
}
