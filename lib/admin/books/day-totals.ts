import type { Currency } from '@/lib/primitives/money/money';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { BookedPayment } from './list-payments';
import type { StripeTransaction } from './list-stripe';
import type { Turnover } from './list-turnover';

/** What was sold and received on a day in one currency, minus what was credited and paid back. */
export type DayTotal = {
  day: string;
  currency: Currency;
  documents: number;
  /** Taxable turnover, and the VAT in it. */
  gross: number;
  vat: number;
  vouchersSold: number;
  received: Record<BookedPayment['source'], number>;
  /** Stripe's fees, in the currency of its balance. */
  fees: number;
};

type Input = {
  turnover: readonly Turnover[];
  payments: readonly BookedPayment[];
  transactions: readonly StripeTransaction[];
};

/** Totals by day and currency. Days without sales, payments or fees are omitted. */
export function sumDays({ turnover, payments, transactions }: Input): DayTotal[] {
  const totals = new Map<string, DayTotal>();
  const totalOf = (at: string, currency: Currency) => {
    const day = siteDay(new Date(at));
    const received = { bank: 0, stripe: 0, desk: 0, voucher: 0 };
    const sums = { documents: 0, gross: 0, vat: 0, vouchersSold: 0, fees: 0 };
    const total = totals.get(`${day} ${currency}`) ?? { day, currency, ...sums, received };
    totals.set(`${day} ${currency}`, total);
    return total;
  };
  for (const { at, currency, vat, vouchers } of turnover) {
    const total = totalOf(at, currency);
    total.documents += 1;
    total.vouchersSold += vouchers;
    for (const part of vat) {
      total.gross += part.gross;
      total.vat += part.vat;
    }
  }
  for (const { at, currency, source, amount } of payments)
    totalOf(at, currency).received[source] += amount;
  for (const { booked_at, currency, category, amount, fee } of transactions) {
    const own = category === 'fee' || category === 'network_cost' ? -amount : 0;
    if (fee + own !== 0) totalOf(booked_at, currency).fees += fee + own;
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
}
