import type { BankEntry } from './bank-entry';
import { BankFileFault } from './bank-file-fault';
import { readEntry } from './read-entry';
import { tellApart } from './tell-apart';
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
