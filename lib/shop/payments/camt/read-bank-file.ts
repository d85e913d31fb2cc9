import type { BankEntry, IncomingPayment } from './bank-entry';
import { BankFileError } from './bank-file-error';
import { isDigest } from './payment-identifiers';
import { readEntry } from './read-entry';
import { childOf, childrenOf, readXml, textOf, type XmlNode } from './xml';

/**
 * The elements that contain entries: account statement (camt.053) and booking notification
 * (camt.054).
 */
const kinds = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/**
 * Parses the incoming payments of a bank report (ISO 20022 camt.053 or camt.054, versions .001.02 to
 * .001.08). Unreadable payments are returned as entries too. `until`: the day (`2026-12-31`) until which
 * the bank reports: the end of the period, else the day on which the report was written.
 * @throws BankFileError if it is not a bank report
 * @see
 * https://www.six-group.com/dam/download/banking-services/standardization/sps/ig-cash-management-v2.0-en.pdf
 */
export function readBankFile(xml: string): { entries: BankEntry[]; until?: string } {
  const document = readXml(xml);
  const root = childOf(document, 'Document');
  const reports = kinds.flatMap(([kind, report]) => childrenOf(childOf(root, kind), report));
  const isReport = kinds.some(([kind]) => childOf(root, kind) !== undefined);
  if (!isReport) throw otherMessage(document);
  const entries = reports.flatMap((report) => {
    const account = textOf(report, 'Acct/Id/IBAN')?.replace(/\s/g, '').toUpperCase();
    return childrenOf(report, 'Ntry').map((entry) => ({ entry, account }));
  });
  const withUniqueIds = makeIdsUnique();
  const writtenAt = kinds.map(([kind]) => textOf(root, `${kind}/GrpHdr/CreDtTm`)).find(Boolean);
  const ends = reports.map(
    (report) => textOf(report, 'FrToDt/ToDtTm') ?? textOf(report, 'CreDtTm') ?? writtenAt ?? '',
  );
  const days = ends.flatMap((end) => /^\d{4}-\d{2}-\d{2}/.exec(end)?.[0] ?? []);
  const until = days.sort().at(-1);
  return {
    entries: entries.flatMap(({ entry, account }, index) =>
      readEntry(entry).map((entryResult) =>
        'sourceId' in entryResult
          ? { ...withUniqueIds(entryResult, index), ...(account && { account }) }
          : entryResult,
      ),
    ),
    ...(until && { until }),
  };
}

/** The error for XML other than camt.053 or camt.054. It names the other messages of a bank. */
function otherMessage(document: XmlNode): BankFileError {
  const elementIn = (node: XmlNode | undefined) =>
    Object.keys(node ?? {}).find((name) => !/^[@#?]/.test(name));
  const root = elementIn(childOf(document, 'Document')) ?? elementIn(document) ?? '';
  if (root === 'BkToCstmrAcctRpt') return new BankFileError('intraday');
  if (/^Cstmr(?:CdtTrfInitn|DrctDbtInitn|PmtStsRpt)$/.test(root)) return new BankFileError('order');
  return new BankFileError('other', { root });
}

/**
 * Makes the ids of a file's payments unique. Equal payments without a bank id are numbered over the whole file: they
 * are different payments, and another file that contains them numbers them in the same way. Equal bank ids are
 * numbered only within an entry: the same id in two entries is one payment.
 * @returns a function to call with each payment in order and its entry's index in the file
 */
function makeIdsUnique(): (payment: IncomingPayment, entry: number) => IncomingPayment {
  const counts = new Map<string, number>();
  return (payment, entry) => {
    // A reversal has the same id as the payment it reverses.
    const end = payment.amount < 0 ? ' reversed' : '';
    const uniqueId = (id: string) => {
      const key = isDigest(id) ? id : `${entry} ${id}${end}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return `${id}${count === 1 ? '' : ` (${count})`}${end}`;
    };
    const { sourceId, otherIds, entryId } = payment;
    return {
      ...payment,
      sourceId: uniqueId(sourceId),
      otherIds: otherIds.map(uniqueId),
      ...(entryId && { entryId: entryId + end }),
    };
  };
}
