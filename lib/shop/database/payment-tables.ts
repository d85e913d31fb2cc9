import type { Generated } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';

// Tables for payments, refunds and what banks and Stripe report, part of `Tables` (lib/shop/database/tables.ts).

export type PaymentTable = {
  id: string;
  /** Absent while the order is unknown. */
  order_id: string | null;
  source: 'bank' | 'stripe' | 'desk';
  /** The source's own id. A payment with the same id is booked only once. */
  source_id: string;
  /** The bank's reference of the account entry that contains it; absent for other sources. */
  entry_id: string | null;
  /** Negative for refunds. */
  amount: number;
  currency: Currency;
  reference: string;
  payer: string;
  /** What the payer wrote. */
  message: Generated<string>;
  booked_at: string;
  /** When staff assigned the payment or marked it as handled. */
  settled_at: string | null;
};

/** Bank files that staff have booked, or tried to. */
export type BankFileTable = {
  id: string;
  /** The files of one upload: a ZIP may hold several. */
  upload_id: string;
  name: string;
  /** SHA-256 of the file; empty if it was not booked. */
  digest: string;
  actor: string;
  at: string;
  /** json: what was booked, or why not (`UploadResult`). */
  result: string;
};

/** Refunds requested in the admin. Refunds from before the admin supported lines have no row. */
export type RefundTable = {
  /** The form's key, so that submitting the form twice makes only one refund. */
  key: string;
  order_id: string;
  /** json: `RefundItems` (`lib/shop/refunds/read-refundable`). */
  items: string;
  /** The money paid back, without amounts restored to vouchers. */
  amount: number;
  created_at: string;
  /** Absent while Stripe's result is unknown. */
  booked_at: string | null;
};

/** The rate of a currency from a day on, entered by staff. */
export type ExchangeRateTable = {
  /** `2026-11-23`, in the site's time zone. */
  day: string;
  currency: Currency;
  /** The currency of the books. */
  base: Currency;
  /** Millionths of `base` for one unit of `currency`. */
  rate: number;
  entered_at: string;
};

/** A balance transaction of Stripe. */
export type StripeTransactionTable = {
  id: string;
  /** Stripe's `reporting_category`: `charge`, `refund`, `payout`, `fee`, `dispute`, … */
  category: string;
  /** The payment it belongs to, as in `payments.source_id`; empty for payouts and Stripe's own fees. */
  payment: string;
  /** In the currency of the balance at Stripe; negative if it leaves the balance. */
  amount: number;
  /** Withheld by Stripe, in addition to `amount`. */
  fee: number;
  currency: Currency;
  /** The amount charged, refunded or paid out, without sign, in its own currency. */
  charged: number;
  created_at: string;
  /** For payouts the day of arrival at the bank, else as `created_at`. */
  booked_at: string;
};
