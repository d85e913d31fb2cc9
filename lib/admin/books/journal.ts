import type { Currency } from '@/lib/primitives/money/money';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { type BookSettings, salesAccountOf } from './book-settings';
import { inPeriod, type Period } from './books';
import { type Exchange, toBase } from './exchange-rates';
import type { BookedPayment } from './list-payments';
import type { StripeTransaction } from './list-stripe';
import type { Turnover } from './list-turnover';

export type EntryKind =
  | Turnover['kind']
  | 'vouchers'
  | BookedPayment['source']
  | 'assigned'
  | 'fee'
  | 'payout'
  | 'other';

/** A double entry of the books. */
export type Entry = {
  /** `2026-11-23`, in the site's time zone. */
  day: string;
  kind: EntryKind;
  /** Document name, order number, or Stripe's id. */
  document: string;
  /** Order number and buyer or payer, for the entry's text. */
  words: string[];
  /** Debited with `amount`, or credited if it is negative. */
  account: string;
  /** Credited with `amount`, or debited if it is negative. */
  contra: string;
  /** In the currency of the books, smallest unit; never 0. */
  amount: number;
  /** The amount in the currency of the sale or payment, with the rate that converted it (millionths). */
  original: { amount: number; currency: Currency; rate: number };
  /** For sales: where `contra` is taxed, at which rate (hundredths of a percent), and the VAT in `amount`. */
  sale?: { country: string; rate: number; vat: number; code?: string };
};

/** A day whose rate is missing. */
export type MissingRate = { day: string; currency: Currency };

export type JournalInput = {
  turnover: readonly Turnover[];
  payments: readonly BookedPayment[];
  transactions: readonly StripeTransaction[];
  exchange: Exchange;
  settings: BookSettings;
};

/**
 * The entries of a period by day: sales and their reversals, money, vouchers redeemed, Stripe's fees and payouts.
 * Amounts that cannot be converted have no entry; `missing` lists the exchange rates they need.
 */
export function buildJournal(
  { turnover, payments, transactions, exchange, settings }: JournalInput,
  period: Period,
): { entries: Entry[]; missing: MissingRate[] } {
  const drafts = [
    ...turnover.flatMap((sale) => saleEntries(sale, settings)),
    ...payments.flatMap((payment) => paymentEntries(payment, settings)),
    ...transactions.flatMap((one) => stripeEntries(one, settings)),
  ].filter(({ at, original }) => inPeriod(at, period) && original.amount !== 0);
  const entries: Entry[] = [];
  const missing = new Map<string, MissingRate>();
  for (const { at, rateAt = at, original, settled, sale, ...draft } of drafts) {
    const day = siteDay(new Date(at));
    const rateDay = siteDay(new Date(rateAt));
    const rate = exchange.rateOn(original.currency, rateDay);
    const isSettled = settled?.currency === exchange.base && rate !== undefined;
    if (rate === undefined)
      missing.set(`${rateDay} ${original.currency}`, {
        ...{ day: rateDay, currency: original.currency },
      });
    else
      entries.push({
        ...{ day, ...draft, original: { ...original, rate } },
        amount: isSettled ? settled.amount : toBase(original.amount, rate),
        ...(sale && { sale: { ...sale, vat: toBase(sale.vat, rate) } }),
      });
  }
  const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);
  return { entries: entries.sort(byDay), missing: [...missing.values()].sort(byDay) };
}

type Draft = Omit<Entry, 'day' | 'amount' | 'original'> & {
  at: string;
  /** The moment whose exchange rate converts the amount; default: `at`. */
  rateAt?: string;
  original: { amount: number; currency: Currency };
  /** What Stripe credited, which is exact in the currency of its balance. */
  settled?: { amount: number; currency: Currency };
};

function saleEntries(sale: Turnover, settings: BookSettings): Draft[] {
  const { at, kind, document, order, country, buyer, currency, vat, vouchers } = sale;
  const { receivables: account, vouchers: voucherAccount } = settings.accounts;
  const words = [...(order === document ? [] : [order]), buyer].filter(Boolean);
  const facts = { at, document, words, account };
  const taxed = vat.map(({ rate, gross, vat: part }): Draft => {
    const { account: contra, code } = salesAccountOf({ country, rate }, settings);
    const taxedAt = { country, rate, vat: part, ...(code && { code }) };
    return { ...facts, kind, contra, original: { amount: gross, currency }, sale: taxedAt };
  });
  const sold = { amount: vouchers, currency };
  return [...taxed, { ...facts, kind: 'vouchers', contra: voucherAccount, original: sold }];
}

function paymentEntries(payment: BookedPayment, { accounts }: BookSettings): Draft[] {
  const { at, source, order, invoice, currency, amount, payer, assignedAt, settled } = payment;
  const account = accounts[moneyAccounts[source]];
  const facts = {
    document: invoice || order || '',
    words: [...(invoice && order ? [order] : []), payer].filter(Boolean),
    original: { amount, currency },
    ...(settled && { settled }),
  };
  const isLate = assignedAt !== undefined && siteDay(new Date(assignedAt)) > siteDay(new Date(at));
  const contra = order && !isLate ? accounts.receivables : accounts.unclear;
  const received: Draft = { ...facts, at, kind: source, account, contra };
  if (!isLate) return [received];
  // The entry on the day of arrival may be exported already, so the assignment is an entry of its own.
  const { unclear, receivables } = accounts;
  // At the rate of the day of arrival, so that nothing is left on the account for unclear amounts.
  const moved = { ...facts, at: assignedAt, rateAt: at, account: unclear, contra: receivables };
  return [
    { ...received, document: '', words: payer ? [payer] : [] },
    { ...moved, kind: 'assigned' },
  ];
}

const moneyAccounts = {
  bank: 'bank',
  stripe: 'stripe',
  desk: 'cash',
  voucher: 'vouchers',
} as const satisfies Record<BookedPayment['source'], keyof BookSettings['accounts']>;

/**
 * The entries of a balance transaction. Charges and refunds are booked as payments, so only their fees remain.
 * Stripe's own fees are negative amounts. Disputes and adjustments wait on the account for unclear amounts.
 */
function stripeEntries(transaction: StripeTransaction, { accounts }: BookSettings): Draft[] {
  const { id, category, order, amount, fee, currency, booked_at: at } = transaction;
  const facts = { at, document: id, words: order ? [order] : [], account: accounts.stripe };
  const original = (sum: number) => ({ amount: sum, currency });
  const fees: Draft = { ...facts, kind: 'fee', contra: accounts.fees, original: original(-fee) };
  if (category === 'charge' || category === 'refund') return [fees];
  const isPayout = category === 'payout' || category === 'payout_reversal';
  const isFee = category === 'fee' || category === 'network_cost';
  const contra = isPayout ? accounts.bank : isFee ? accounts.fees : accounts.unclear;
  const kind = isPayout ? 'payout' : isFee ? 'fee' : 'other';
  return [{ ...facts, kind, contra, original: original(amount) }, fees];
}
