import type { BankEntry, IncomingPayment, Unread } from './bank-entry';
import { readIds, readMessage, readReferences } from './payment-identifiers';
import { currencyOf, readAmount } from './read-amount';
import { EntryError } from './unread-fault';
import { childOf, childrenOf, textOf, type XmlNode } from './xml';

/**
 * Parses an entry (`Ntry`): one payment, or several payments that the bank booked as one sum. Supports
 * versions .001.02 to .001.08, which differ in the position of status, amount and payer.
 */
export function readEntry(entry: XmlNode): BankEntry[] {
  const status = textOf(entry, 'Sts/Cd') ?? textOf(entry, 'Sts');
  if (status !== undefined && status !== 'BOOK') return [{ skipped: 'pending' }];
  const groups = childrenOf(entry, 'NtryDtls');
  const details = groups.flatMap((group) => childrenOf(group, 'TxDtls'));
  const count = Number(groups.map((group) => textOf(group, 'Btch/NbOfTxs')).find(Boolean) ?? 1);
  const isSum = details.length === 0 && count > 1;
  const transactions = details.length > 0 ? details : [{}];
  return transactions.map((one) => readTransaction({ entry, one, details, isSum }));
}

/** `details`: all transactions of the entry, `one` among them; empty if the entry lists none. */
type Transaction = { entry: XmlNode; one: XmlNode; details: XmlNode[]; isSum: boolean };

function readTransaction(transaction: Transaction): BankEntry {
  try {
    const sign = signOf(transaction);
    if (sign === 0) return { skipped: 'debit' };
    return transaction.isSum ? { skipped: 'sum' } : readPayment(transaction, sign);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { unread: describe(transaction, error) };
  }
}

/**
 * 1 for incoming money, -1 for a reversed credit, 0 for an outgoing payment or its reversal. A
 * transaction's own indicator overrides that of its entry; if the entry has only one transaction,
 * both must agree.
 */
function signOf({ entry, one, details }: Transaction): -1 | 0 | 1 {
  const entryIndicator = textOf(entry, 'CdtDbtInd');
  const indicator = textOf(one, 'CdtDbtInd') ?? entryIndicator;
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new EntryError('direction');
  if (details.length === 1 && entryIndicator && indicator !== entryIndicator)
    throw new EntryError('directions', { entry: entryIndicator, transaction: indicator });
  const reversal = textOf(one, 'RvslInd') ?? textOf(entry, 'RvslInd') ?? '';
  const isReversal = ['true', '1'].includes(reversal);
  // For a reversal the indicator gives the direction of the reversing booking (ISO 20022,
  // ReversalIndicator).
  if (indicator === 'CRDT') return isReversal ? 0 : 1;
  return isReversal ? -1 : 0;
}

function readPayment({ entry, one, details }: Transaction, sign: -1 | 1): IncomingPayment {
  const isWhole = details.length < 2;
  const { amount, currency } = readAmount(amountOf(entry, one, isWhole));
  const payment = {
    amount: amount * sign,
    currency,
    payer: readPayer(one),
    bookedAt: readMoment(entry),
  };
  const ids = readIds({ entry, details: one, isWhole, payment });
  const message = readMessage(one);
  return { ...ids, isWhole, ...payment, message, references: readReferences(one) };
}

/**
 * The amount in the account's currency, else in that of the transaction. The instructed amount is
 * used only within a sum of several payments, because charges may have been deducted; a single
 * payment has the amount of its entry.
 */
function amountOf(entry: XmlNode, one: XmlNode, isWhole: boolean): XmlNode {
  const [ownAmounts, instructedAmounts, entryAmounts] = [
    amountsIn(one),
    amountsIn(one, instructedPaths),
    amountsIn(entry),
  ];
  const fits = (amount: XmlNode) => currencyOf(amount) === currencyOf(childOf(entry, 'Amt'));
  const match =
    ownAmounts.find(fits) ??
    ownAmounts[0] ??
    (isWhole ? entryAmounts[0] : instructedAmounts.find(fits));
  if (!match) throw new EntryError('no-amount');
  return match;
}

const amountPaths = ['Amt', 'AmtDtls/TxAmt/Amt'];
const instructedPaths = ['AmtDtls/InstdAmt/Amt'];

function amountsIn(node: XmlNode, paths = amountPaths): XmlNode[] {
  return paths.flatMap((path) => {
    const amount = childOf(node, path);
    return amount && textOf({ amount }, 'amount') ? [amount] : [];
  });
}

function readPayer(details: XmlNode): string {
  const parties = childOf(details, 'RltdPties');
  const names = ['UltmtDbtr/Nm', 'UltmtDbtr/Pty/Nm', 'Dbtr/Nm', 'Dbtr/Pty/Nm'];
  return names.map((path) => textOf(parties, path)).find(Boolean) ?? '';
}

function readMoment(entry: XmlNode): string {
  // A date may have a time zone (xs:date), which JavaScript's date-only format does not support.
  const moment = new Date(dateIn(entry).replace(/^(\d{4}-\d\d-\d\d)[Z+-].*$/, '$1'));
  if (Number.isNaN(moment.getTime())) throw new EntryError('no-date');
  return moment.toISOString();
}

function dateIn(entry: XmlNode): string {
  const paths = ['BookgDt/DtTm', 'BookgDt/Dt', 'ValDt/DtTm', 'ValDt/Dt'];
  return paths.map((path) => textOf(entry, path)).find(Boolean) ?? '';
}

/** The details that staff need to find an unreadable payment in the file. */
function describe({ entry, one }: Transaction, { fault, values }: EntryError): Unread {
  const [amount] = [...amountsIn(one), ...amountsIn(one, instructedPaths), ...amountsIn(entry)];
  const amountText = amount && `${currencyOf(amount) ?? ''} ${textOf({ amount }, 'amount')}`.trim();
  const [reference = textOf(one, 'Refs/AcctSvcrRef') ?? textOf(entry, 'AcctSvcrRef') ?? ''] =
    readReferences(one);
  return { date: dateIn(entry), amount: amountText ?? '', reference, fault, values };
}
