import type { Database } from '@/lib/database/open-database';
import { readPaper } from '@/lib/invoice/paper';
import { type Currency, currencies } from '@/lib/money/currency';
import { isQrIban } from '@/lib/money/iban';
import { payOrder } from '@/lib/selling/pay-order';
import type { BankEntry, Skipped } from './bank-entry';
import { readBankFile } from './read-bank-file';

/** What has become of a payment of the file. */
export type BankLine = {
  /**
   * `unknown`: no invoice has this reference, or it is in another currency; `reversed`: a credit was taken back, somebody
   * has to look at it; `known`: it was booked before; `elsewhere`: the file is of another account than the one to which
   * this invoice is to be paid, and nothing is booked.
   */
  outcome: 'elsewhere' | 'paid' | 'too-much' | 'too-little' | 'unknown' | 'reversed' | 'known';
  /** Smallest unit. */
  amount: number;
  currency: Currency;
  reference: string;
  /** The number of the order. */
  order?: string;
  /** Too much or too little by so much (smallest unit). */
  difference?: number;
  /** Of `elsewhere`: the account of the file. */
  account?: string;
};

export type BankReport = {
  lines: BankLine[];
  /** What was none of a shop's, and how often; `currency`: neither francs nor euros. */
  skipped: Partial<Record<Skipped | 'currency', number>>;
};

/**
 * Books a bank's file (camt.053, camt.054) by the references of our invoices, each payment in a transaction of its own:
 * twice the same file, or both kinds of report, change nothing more.
 * @throws BankFileFault before anything is booked
 */
export async function bookBankFile(
  db: Database,
  xml: string,
  now: Date,
  actor = 'site',
): Promise<BankReport> {
  const report: BankReport = { lines: [], skipped: {} };
  for (const entry of readBankFile(xml)) {
    const currency = currencies.find((known) => 'currency' in entry && known === entry.currency);
    if ('skipped' in entry) count(report, entry.skipped);
    else if (!currency) count(report, 'currency');
    else report.lines.push(await book(db, { ...entry, currency }, { now, actor }));
  }
  return report;
}

function count({ skipped }: BankReport, why: keyof BankReport['skipped']): void {
  skipped[why] = (skipped[why] ?? 0) + 1;
}

type Paid = Exclude<BankEntry, { skipped: unknown }> & { currency: Currency };

async function book(db: Database, paid: Paid, by: { now: Date; actor: string }): Promise<BankLine> {
  const { amount, currency, reference } = paid;
  const isReversed = amount < 0;
  const sourceId = isReversed ? `${paid.sourceId} reversed` : paid.sourceId;
  // What was taken back is not judged by us: the order may be on its way.
  const found = isReversed ? undefined : await findOrderOf(db, reference);
  if (found && isElsewhere(paid.account, readPaper(found.paper).iban))
    return {
      ...{ outcome: 'elsewhere', amount, currency, reference, order: found.number },
      ...(paid.account && { account: paid.account }),
    };
  const payment = { ...paid, sourceId, source: 'bank' as const };
  const booked = await payOrder(db, { orderId: found?.id, payment, ...by });
  const line = { amount, currency, reference, ...(found && { order: found.number }) };
  if (booked.outcome === 'unknown')
    return { ...line, outcome: isReversed ? 'reversed' : 'unknown' };
  if (booked.outcome === 'known' || booked.outcome === 'paid')
    return { ...line, outcome: booked.outcome };
  const { open, toPayBack } = booked.account;
  return { ...line, outcome: booked.outcome, difference: open || toPayBack };
}

function findOrderOf(db: Database, reference: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.id', 'orders.number', 'invoices.paper'])
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.reference', '=', reference)
    .where('invoices.reference', '<>', '')
    .executeTakeFirst();
}

/**
 * Whether an account is another than the one that a bill names. One account has an IBAN and may have a QR-IBAN beside it,
 * and nothing in either tells the other: between the two kinds nothing is known.
 */
function isElsewhere(account: string | undefined, billed: string | undefined): boolean {
  if (!account || !billed || isQrIban(account) !== isQrIban(billed)) return false;
  return account !== billed.replace(/\s/g, '').toUpperCase();
}
