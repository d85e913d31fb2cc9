/** The admin's actions; each has a success message (`Desk.said`). */
const actNames = [
  'order-pay',
  'order-pack',
  'order-send',
  'order-tracking',
  'order-collect',
  'order-cancel',
  'order-refund',
  'order-return',
  'order-note',
  'stock-set',
  'stock-add',
  'stock-uncount',
  'voucher-give',
  'voucher-block',
  'voucher-unblock',
  'payment-assign',
  'payment-settle',
  'declaration-settle',
  'mail-again',
  'passkey-remove',
  'session-close',
  'language',
] as const;

export type ActName = (typeof actNames)[number];

export function isActName(value: unknown): value is ActName {
  return actNames.some((name) => name === value);
}
