import { createHash } from 'node:crypto';
import type { BankEntry } from './bank-entry';
import { BankFileFault } from './bank-file-fault';
import { readAmount } from './read-amount';
import { readReference } from './read-reference';
import { childOf, childrenOf, textOf, type XmlNode } from './xml-node';

/**
 * What an entry (`Ntry`) of a report tells: one payment, or each of those that the bank has booked as one sum. Read are
 * the versions .001.02 to .001.08, which differ in where status, amount and payer stand.
 */
export function readEntry(entry: XmlNode): BankEntry[] {
  const status = textOf(entry, 'Sts/Cd') ?? textOf(entry, 'Sts');
  if (status !== undefined && status !== 'BOOK') return [{ skipped: 'pending' }];
  const sign = signOf(entry);
  if (sign === 0) return [{ skipped: 'debit' }];
  const groups = childrenOf(entry, 'NtryDtls');
  const details = groups.flatMap((group) => childrenOf(group, 'TxDtls'));
  const count = Number(groups.map((group) => textOf(group, 'Btch/NbOfTxs')).find(Boolean) ?? 1);
  if (details.length === 0 && count > 1) return [{ skipped: 'sum' }];
  const read = details.length > 0 ? details : [{}];
  return apart(read.map((one) => readPayment(entry, one, { sign, isOnly: read.length === 1 })));
}

/** 1 where money came in, -1 where such was taken back, 0 where the house itself has paid. */
function signOf(entry: XmlNode): -1 | 0 | 1 {
  const isReversal = textOf(entry, 'RvslInd') === 'true';
  // Of a reversal it says which way the money goes now (ISO 20022, ReversalIndicator).
  if (textOf(entry, 'CdtDbtInd') === 'CRDT') return isReversal ? 0 : 1;
  return isReversal ? -1 : 0;
}

type Shape = { sign: number; isOnly: boolean };
type Payment = Exclude<BankEntry, { skipped: unknown }>;

function readPayment(entry: XmlNode, details: XmlNode, { sign, isOnly }: Shape): Payment {
  const own = readAmount(details, 'Amt') ?? readAmount(details, 'AmtDtls/TxAmt/Amt');
  const amount = own ?? (isOnly ? readAmount(entry, 'Amt') : undefined);
  if (!amount) throw new BankFileFault('A payment of a batch has no amount (TxDtls/Amt)');
  const payment = {
    amount: amount.amount * sign,
    currency: amount.currency,
    reference: readReference(details),
    payer: readPayer(details),
    bookedAt: readMoment(entry),
  };
  const sourceId = nameOf(entry, details, isOnly) ?? digestOf(payment, givenName(details));
  return { sourceId, ...payment };
}

/** How the bank calls it; a reversal has a name of its own. */
function nameOf(entry: XmlNode, details: XmlNode, isOnly: boolean): string | undefined {
  const ofPayment = textOf(details, 'Refs/AcctSvcrRef') ?? textOf(details, 'Refs/UETR');
  if (ofPayment) return ofPayment;
  const ofEntry = textOf(entry, 'AcctSvcrRef');
  if (isOnly && ofEntry) return ofEntry;
  const given = givenName(details);
  return ofEntry && given && `${ofEntry} ${given}`;
}

/** As the payer's bank or the payer calls it, who may call others so. */
function givenName(details: XmlNode): string | undefined {
  const names = [textOf(details, 'Refs/TxId'), textOf(details, 'Refs/EndToEndId')];
  return names.find((name) => name !== undefined && name !== 'NOTPROVIDED');
}

/** Of a payment that the bank has not named: what it says. */
const digestOf = (payment: Omit<Payment, 'sourceId'>, given = '') =>
  `digest ${createHash('sha256')
    .update(JSON.stringify([payment, given]))
    .digest('base64url')}`;

/** Two payments of one entry that bear one name are two all the same. */
function apart(payments: Payment[]): Payment[] {
  const counts = new Map<string, number>();
  return payments.map((payment) => {
    const count = (counts.get(payment.sourceId) ?? 0) + 1;
    counts.set(payment.sourceId, count);
    return count === 1 ? payment : { ...payment, sourceId: `${payment.sourceId} (${count})` };
  });
}

function readPayer(details: XmlNode): string {
  const parties = childOf(details, 'RltdPties');
  const names = ['UltmtDbtr/Nm', 'UltmtDbtr/Pty/Nm', 'Dbtr/Nm', 'Dbtr/Pty/Nm'];
  return names.map((path) => textOf(parties, path)).find(Boolean) ?? '';
}

function readMoment(entry: XmlNode): string {
  const paths = ['BookgDt/DtTm', 'BookgDt/Dt', 'ValDt/DtTm', 'ValDt/Dt'];
  const text = paths.map((path) => textOf(entry, path)).find(Boolean) ?? '';
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new BankFileFault(`An entry has no date that can be read (BookgDt): "${text}"`);
  return moment.toISOString();
}
