import type { Currency } from '@/lib/primitives/money/currency';
import type { PaymentTable } from '@/lib/shop/database/tables';

/**
 * What a line of the log may say beside its act: nothing else, so that the desk has words for all of it. Never a name, an
 * address or a token of a buyer: lines stay for good.
 */
export type LogDetail = {
  /** By which way money came or went. */
  source: PaymentTable['source'];
  /** Smallest unit, as `value` and `givenBack`. */
  amount: number;
  /** Of a voucher that the house gives. */
  value: number;
  /** What is on the vouchers again with which an order was paid. */
  givenBack: number;
  currency: Currency;
  /** What was refunded: articles as they were bought, with no pieces where only their price was lowered, and postage. */
  lines: { title: string; pieces: number; sum: number }[];
  postage: number;
  /** The credit note, by its name (`2026-0042`). */
  credit: string | undefined;
  /** What a payment has made of its order; `unknown`: of none. */
  outcome: 'paid' | 'too-little' | 'too-much' | 'unknown';
  /** How many were made. */
  vouchers: number;
  /** Whether what came back can be sold again. */
  restock: boolean;
  article: string;
  /** Pieces of the article before and now; `undefined`: not counted. */
  before: number | undefined;
  pieces: number | undefined;
  /** The names of rows. */
  voucher: string;
  payment: string;
  declaration: string;
  mail: string;
  /** The name of a dispute or a refund with Stripe, and why it came to that, in Stripe's words. */
  stripe: string;
  reason: string | undefined;
  /** Whom the house has invited. */
  email: string;
};
