import type { RefusalReason } from '@/lib/shop/commands/order-command';

/** The admin's actions; each has a success message (`Admin.succeeded`). */
const actionNames = [
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

export type ActionName = (typeof actionNames)[number];

export function isActionName(value: unknown): value is ActionName {
  return actionNames.some((name) => name === value);
}

/**
 * Reasons for which an action is refused: those of the shop's commands and those of the admin. Each has a message
 * (`Admin.refusals`).
 */
const reasons: Record<RefusalReason | 'form' | 'link' | 'passkey' | 'stripe', true> = {
  unknown: true,
  cancelled: true,
  withdrawn: true,
  'not-withdrawn': true,
  paid: true,
  unpaid: true,
  refunded: true,
  packed: true,
  sent: true,
  'not-sent': true,
  forgotten: true,
  returned: true,
  'not-post': true,
  'not-collection': true,
  'nothing-to-pack': true,
  'has-vouchers': true,
  'too-late': true,
  'no-withdrawal': true,
  amount: true,
  payment: true,
  pieces: true,
  'stock-changed': true,
  form: true,
  link: true,
  passkey: true,
  stripe: true,
};

export type Refusal = keyof typeof reasons;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'string' && Object.hasOwn(reasons, value);
}
