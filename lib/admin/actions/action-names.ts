import type { RefusalReason } from '@/lib/shop/commands/order-command';

/** The admin's actions on one thing; each has a success message (`Admin.succeeded`). */
const singleActions = [
  'order-pay',
  'order-pack',
  'order-send',
  'order-tracking',
  'order-collect',
  'order-cancel',
  'order-remind',
  'order-remind-skip',
  'order-refund',
  'order-withdraw',
  'order-return',
  'order-contact',
  'order-lines',
  'order-write',
  'order-note',
  'stock-set',
  'stock-add',
  'stock-uncount',
  'voucher-give',
  'voucher-block',
  'voucher-unblock',
  'payment-assign',
  'payment-settle',
  'payment-reopen',
  'declaration-settle',
  'rate-set',
  'rate-remove',
  'stripe-import',
  'mail-again',
  'form-discard',
  'passkey-remove',
  'session-close',
  'language',
  'person-invite',
  'person-role',
  'person-remove',
  'test-mail',
] as const;

/** Actions on several orders; each reports its result for every order (`Admin.bulk`). */
export const bulkActions = ['orders-pay', 'orders-pack', 'orders-send', 'orders-tracking'] as const;

export type SingleAction = (typeof singleActions)[number];
export type ActionName = SingleAction | (typeof bulkActions)[number];

export function isSingleAction(value: unknown): value is SingleAction {
  return singleActions.some((name) => name === value);
}

export function isActionName(value: unknown): value is ActionName {
  return isSingleAction(value) || bulkActions.some((name) => name === value);
}

type AdminReason =
  | 'file'
  | 'form'
  | 'link'
  | 'passkey'
  | 'stripe'
  | 'own-access'
  | 'mail'
  | 'nothing-open'
  | 'none-selected'
  | 'nothing-to-print'
  | 'no-number'
  | 'no-tracking'
  | 'other-tracking'
  | 'stripe-import'
  | 'exchange-rate'
  | 'financial-year';

/**
 * Reasons for which an action is refused: those of the shop's commands and those of the admin. Each has a message
 * (`Admin.refusals`).
 */
const reasons: Record<RefusalReason | AdminReason, true> = {
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
  whole: true,
  address: true,
  'not-here': true,
  'not-out': true,
  payment: true,
  'not-handled': true,
  'month-ended': true,
  'not-overdue': true,
  pieces: true,
  'stock-changed': true,
  'part-refunded': true,
  'payment-pending': true,
  'lines-changed': true,
  'no-lines': true,
  'too-much': true,
  'not-sold': true,
  'sold-out': true,
  'no-delivery': true,
  'rules-changed': true,
  'no-payment': true,
  'several-payments': true,
  file: true,
  form: true,
  link: true,
  passkey: true,
  stripe: true,
  'own-access': true,
  mail: true,
  'nothing-open': true,
  'none-selected': true,
  'nothing-to-print': true,
  'no-number': true,
  'no-tracking': true,
  'other-tracking': true,
  'stripe-import': true,
  'exchange-rate': true,
  'financial-year': true,
};

export type Refusal = keyof typeof reasons;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'string' && Object.hasOwn(reasons, value);
}
