import type { Currency } from '@/lib/primitives/money/currency';
import type { PaymentTable } from '@/lib/shop/database/tables';

/**
 * All fields a log entry's detail may have; the admin has a message for each. Never contains a
 * buyer's name, address or token, because log entries are never deleted.
 */
export type LogDetail = {
  /** The payment method or channel. */
  source: PaymentTable['source'];
  /** Smallest unit, as are `value` and `givenBack`. */
  amount: number;
  /** Value of a voucher that the site issued. */
  value: number;
  /** Amount restored to the vouchers that paid the order. */
  givenBack: number;
  currency: Currency;
  /**
   * The refunded lines as they were bought, with 0 pieces if only the price was lowered, and the
   * postage.
   */
  lines: { title: string; pieces: number; sum: number }[];
  postage: number;
  /** The credit note's name (`2026-0042`). */
  credit: string | undefined;
  /** The result of a payment for its order; `unknown`: no order. */
  outcome: 'paid' | 'too-little' | 'too-much' | 'unknown';
  /** The number of vouchers created. */
  vouchers: number;
  /** Whether the returned pieces can be sold again. */
  restock: boolean;
  article: string;
  /** Pieces in stock before and after; `undefined`: not counted. */
  before: number | undefined;
  pieces: number | undefined;
  /** Row ids. */
  voucher: string;
  payment: string;
  declaration: string;
  mail: string;
  /** The Stripe id of a dispute or refund, and Stripe's reason for it. */
  stripe: string;
  reason: string | undefined;
  /** The invited person's address. */
  email: string;
};
