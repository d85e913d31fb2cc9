import type { PaymentTable } from '@/lib/shop/database/payment-tables';

/** Where staff pay a refund back from by hand: the bank account, or the till (`desk`). */
export const manualAccounts = ['bank', 'desk'] as const;
export type ManualAccount = (typeof manualAccounts)[number];

type Paid = Pick<PaymentTable, 'source' | 'amount'>;

/** Whether Stripe still has money of an order, from which its refunds are paid. */
export function isAtStripe(payments: Paid[]): boolean {
  const sums = payments.map(({ source, amount }) => (source === 'stripe' ? amount : 0));
  return sums.reduce((sum, amount) => sum + amount, 0) > 0;
}

/**
 * The account that the last payment by hand or bank file came in to, from which a refund is paid by default.
 * @param payments oldest first
 */
export function defaultAccount(payments: Paid[]): ManualAccount {
  const last = payments.findLast(({ source, amount }) => source !== 'stripe' && amount > 0);
  return last?.source === 'bank' ? 'bank' : 'desk';
}
