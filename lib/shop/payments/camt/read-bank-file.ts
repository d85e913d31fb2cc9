import type { BankEntry, IncomingPayment } from './bank-entry';
import { BankFileFault } from './bank-file-fault';
import { readEntry } from './read-entry';
import { isDigest } from './read-ids';
import { childOf, childrenOf, readXml, textOf } from './xml-node';

/** Where entries stand: in a statement of an account (camt.053), or in a notice of single bookings (camt.054). */
const kinds = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/**
 * What came in by a bank's report (ISO 20022 camt.053 or camt.054, versions .001.02 to .001.08).
 * What cannot be read of it stands among the entries.
 * @throws BankFileFault where it is none
 * @see https://www.six-group.com/dam/download/banking-services/standardization/sps/ig-cash-management-v2.0-en.pdf
 */
export function readBankFile(xml: string): BankEntry[] {
  const root = childOf(readXml(xml), 'Document');
  const found = kinds.flatMap(([kind, report]) => childrenOf(childOf(root, kind), report));
  const isReport = kinds.some(([kind]) => childOf(root, kind) !== undefined);
  if (!isReport)
    throw new BankFileFault(
      'The file is no report of a bank: expected is camt.053 or camt.054, as e-banking gives it out',
    );
  const entries = found.flatMap((report) => {
    const account = textOf(report, 'Acct/Id/IBAN')?.replace(/\s/g, '').toUpperCase();
    return childrenOf(report, 'Ntry').map((entry) => ({ entry, account }));
  });
  const apart = tellApart();
  return entries.flatMap(({ entry, account }, index) =>
    readEntry(entry).map((read) =>
      'sourceId' in read ? { ...apart(read, index), ...(account && { account }) } : read,
    ),
  );
}

/**
 * Gives each payment of a file ids of its own. Payments that the bank has not named are counted over the whole file: two
 * that say the same are two, and another file with both counts them alike. What it has named is counted within an entry:
 * the same name in two entries is one payment.
 * @returns called with each payment in its order and the number of its entry in the file
 */
function tellApart(): (payment: IncomingPayment, entry: number) => IncomingPayment {
  const counts = new Map<string, number>();
  return (payment, entry) => {
    // A reversal has the name of what it takes back.
    const end = payment.amount < 0 ? ' reversed' : '';
    const own = (id: string) => {
      const key = isDigest(id) ? id : `${entry} ${id}${end}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return `${id}${count === 1 ? '' : ` (${count})`}${end}`;
    };
    const { sourceId, otherIds, entryId } = payment;
    return {
      ...payment,
      sourceId: own(sourceId),
      otherIds: otherIds.map(own),
      ...(entryId && { entryId: entryId + end }),
    };
  };
}
