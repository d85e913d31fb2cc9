import { type Currency, currencies } from '@/lib/primitives/money/money';
import { payOrder } from '@/lib/shop/commands/pay-order';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import type { BankEntry, IncomingPayment, Unread } from './bank-entry';
import type { BankLine, BankReport } from './bank-report';
import { type FileState, findEarlierBooking, keyOf, replaceUnassigned } from './earlier-bookings';
import { findBilledOrder, isOtherAccount } from './find-billed-order';
import { readBankFile } from './read-bank-file';
import type { UnreadFault } from './unread-fault';

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
  const { entries, until } = readBankFile(xml);
  const report: BankReport = { ...(until && { until }), lines: [], skipped: {}, unread: [] };
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
      if ('fault' in booked) report.unread.push(booked);
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
    if (Math.abs(amount) > maxAmount) return toUnread(paid, 'large');
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
      return toUnread(paid, 'contradicted', { booked });
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

function toUnread(
  { amount, currency, references, sourceId, bookedAt }: Paid,
  fault: UnreadFault,
  values: Unread['values'] = {},
): Unread {
  const [reference = sourceId] = references;
  return {
    date: bookedAt.slice(0, 10),
    amount: `${currency} ${(amount / 100).toFixed(2)}`,
    ...{ reference, fault, values },
  };
}
