import { type Currency, currencies } from '@/lib/primitives/money/money';
import { payOrder } from '@/lib/shop/commands/pay-order';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import type { BankEntry, IncomingPayment, Skipped, Unread } from './bank-entry';
import { type FileState, findEarlierBooking, keyOf, replaceUnassigned } from './earlier-bookings';
import { findBilledOrder, isOtherAccount } from './find-billed-order';
import { readBankFile } from './read-bank-file';

/** The result for one payment of the file. */
export type BankLine = {
  /**
   * `unknown`: no invoice has this reference, or it is in another currency; `reversed`: a credit was reversed, staff
   * must check it; `known`: already booked; `elsewhere`: the file belongs to an account other than the one on the
   * invoice, so the payment is not booked.
   */
  outcome: 'elsewhere' | 'paid' | 'too-much' | 'too-little' | 'unknown' | 'reversed' | 'known';
  /** Smallest unit. */
  amount: number;
  currency: Currency;
  reference: string;
  /** The order number. */
  order?: string;
  /** The amount overpaid or missing (smallest unit). */
  difference?: number;
  /** For `elsewhere`: the account of the file. */
  account?: string;
};

export type BankReport = {
  lines: BankLine[];
  /** Number of skipped entries by reason; `currency`: neither CHF nor EUR. */
  skipped: Partial<Record<Skipped | 'currency', number>>;
  /**
   * Payments that are not booked, because they could not be read or contradict an earlier booking;
   * staff must check each.
   */
  unread: Unread[];
};

/**
 * Books a bank file (camt.053, camt.054) by invoice reference, each payment in its own transaction.
 * Booking the file again, or both report types in any order, books no payment twice.
 * @throws BankFileError before anything is booked, if it is not such a file
 */
export async function bookBankFile(
  db: Database,
  xml: string,
  now: Date,
  actor = 'site',
): Promise<BankReport> {
  const report: BankReport = { lines: [], skipped: {}, unread: [] };
  const entries = readBankFile(xml);
  const by = { now, actor, inFile: describeFile(entries) };
  for (const entry of entries) {
    const currency = currencies.find(
      (supported) => 'currency' in entry && supported === entry.currency,
    );
    if ('unread' in entry) report.unread.push(entry.unread);
    else if ('skipped' in entry) count(report, entry.skipped);
    else if (!currency) count(report, 'currency');
    else {
      const booked = await book(db, { ...entry, currency }, by);
      if ('reason' in booked) report.unread.push(booked);
      else report.lines.push(booked);
    }
  }
  return report;
}

function count({ skipped }: BankReport, skipReason: keyof BankReport['skipped']): void {
  skipped[skipReason] = (skipped[skipReason] ?? 0) + 1;
}

function describeFile(entries: BankEntry[]): FileState {
  const keys = entries.flatMap((entry) =>
    'sourceId' in entry
      ? [entry.sourceId, ...entry.otherIds]
          .filter((id) => id !== entry.entryId)
          .map((id) => keyOf(id, entry.amount))
      : [],
  );
  return { keys: new Set(keys), matchedAmounts: new Map() };
}

type Paid = IncomingPayment & { currency: Currency };
type By = { now: Date; actor: string; inFile: FileState };

/** Maximum of PostgreSQL's `integer`. */
const maxAmount = 2 ** 31 - 1;

function book(db: Database, paid: Paid, by: By): Promise<BankLine | Unread> {
  return inTransaction(db, async (tx) => {
    const { amount, currency } = paid;
    if (Math.abs(amount) > maxAmount) return toUnread(paid, 'the amount is too large');
    const isReversed = amount < 0;
    // A reversal is not matched to an order, because the order may already be sent.
    const billedOrder = isReversed ? undefined : await findBilledOrder(tx, paid.references);
    const reference = billedOrder?.reference ?? paid.references[0] ?? '';
    const line = { amount, currency, reference, ...(billedOrder && { order: billedOrder.number }) };
    if (billedOrder && isOtherAccount(paid.account, billedOrder.iban))
      return { ...line, outcome: 'elsewhere', ...(paid.account && { account: paid.account }) };
    const before = await findEarlierBooking(tx, paid, by.inFile);
    if (before.state === 'contradicted') {
      const booked = `${before.by.currency} ${(before.by.amount / 100).toFixed(2)}`;
      return toUnread(paid, `${booked} was booked before under the same reference of the bank`);
    }
    // A payment in another currency is booked without an order and waits in the admin.
    const orderId = billedOrder?.currency === currency ? billedOrder.id : undefined;
    const isKnown =
      before.state === 'booked'
        ? !(await replaceUnassigned(tx, { waiting: before.as, paid, orderId, ...by }))
        : before.state === 'itemised';
    if (isKnown) return { ...line, outcome: 'known' };
    const payment = { ...paid, reference, source: 'bank' as const };
    const booked = await payOrder(tx, { orderId, payment, ...by });
    if (booked.outcome === 'unknown')
      return { ...line, outcome: isReversed ? 'reversed' : 'unknown' };
    if (booked.outcome === 'known' || booked.outcome === 'paid')
      return { ...line, outcome: booked.outcome };
    const { open, toPayBack } = booked.account;
    return { ...line, outcome: booked.outcome, difference: open || toPayBack };
  });
}

function toUnread({ amount, currency, references, sourceId, bookedAt }: Paid, reason: string) {
  const [reference = sourceId] = references;
  return {
    date: bookedAt.slice(0, 10),
    amount: `${currency} ${(amount / 100).toFixed(2)}`,
    ...{ reference, reason },
  };
}
