import { readFile } from 'node:fs/promises';
import { BankFileError } from '@/lib/shop/payments/camt/bank-file-error';
import type { BankLine, BankReport } from '@/lib/shop/payments/camt/bank-report';
import { bookUpload, readUpload } from '@/lib/shop/payments/camt/book-upload';
import { formatUnreadFault } from '@/lib/shop/payments/camt/unread-fault';
import { type Command, checkFile, parseArguments } from './command';

export const payments: Command = {
  args: 'FILE…',
  description:
    'books what a bank reports (camt.053, camt.054, or a ZIP of them), by the references of the invoices',
  async run(words, { open, print, now }) {
    const files = parseArguments(words, { least: 1, most: 100 }).positionals;
    for (const file of files) checkFile(file);
    const db = await open();
    let unread = 0;
    for (const file of files) {
      const bytes = await readFile(file);
      const uploaded = { name: file, bytes, actor: 'site', now };
      const booked = await readUpload(db, await bookUpload(db, uploaded));
      for (const { name, result, before } of booked) {
        if ('fault' in result)
          throw new Error(`${file}: ${new BankFileError(result.fault, result.values).message}`);
        if (files.length > 1 || booked.length > 1) print(`${booked.length > 1 ? name : file}:`);
        if (before) print(`The same file was booked on ${before.at.slice(0, 10)}.`);
        for (const line of formatReport(result.report)) print(line);
        unread += result.report.unread.length;
      }
    }
    if (unread === 0) return undefined;
    print(`NOT BOOKED: ${unread}, named above. Look at each in e-banking and book it at the desk.`);
    return 1;
  },
};

/**
 * Formats the import of a bank file as lines: successful payments as sums, and those that need attention one by
 * one.
 */
export function formatReport({ lines, skipped, unread }: BankReport): string[] {
  const of = (outcome: BankLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const skippedTexts = Object.entries(skipped).map(
    ([why, count]) => `${count} ${skipReasons[why as SkipReason]}`,
  );
  return [
    ...sums(of('paid')),
    ...of('too-little').map(
      ({ order, ...line }) => `Too little: ${order}, ${formatMissing(line)}.`,
    ),
    ...of('too-much').map(({ order, ...line }) => `Too much: ${order}, ${formatOverpaid(line)}.`),
    ...of('unknown').map((line) => `Unknown: ${unknown(line)}. It waits at the desk.`),
    ...of('reversed').map(
      (line) => `Taken back by the bank: ${money(line)}. It waits at the desk.`,
    ),
    ...of('elsewhere').map(
      ({ order, account, ...line }) =>
        `Not booked: ${money(line)} for ${order} came to ${account}, another account than its bill names. Book it at the desk if the account is the operator’s.`,
    ),
    ...(of('known').length > 0 ? [`Booked before: ${of('known').length}.`] : []),
    ...(skippedTexts.length > 0 ? [`Passed over: ${skippedTexts.join(', ')}.`] : []),
    ...unread.map((entry) => `NOT BOOKED: ${unreadable(entry)}.`),
    ...(lines.length + skippedTexts.length + unread.length === 0
      ? ['The file reports no payment.']
      : []),
  ];
}

type SkipReason = keyof BankReport['skipped'];
type Sum = Pick<BankLine, 'amount' | 'currency'>;
type BookedLine = Omit<BankLine, 'order'>;

const skipReasons: Record<SkipReason, string> = {
  debit: 'paid out by the operator',
  pending: 'not booked yet',
  sum: 'sums whose payments camt.054 reports one by one',
  currency: 'in a currency that no shop here takes',
};

const money = ({ amount, currency }: Sum) => `${currency} ${(amount / 100).toFixed(2)}`;
const formatDifference = ({ difference = 0, currency }: BookedLine) =>
  money({ amount: difference, currency });
const formatMissing = (line: BookedLine) =>
  `${money(line)} came, ${formatDifference(line)} is missing`;
const formatOverpaid = (line: BookedLine) =>
  `${money(line)} came, ${formatDifference(line)} is to be paid back`;

/** Values of an unreadable entry, quoted, so that no control characters of the file reach the terminal. */
function unreadable({
  date,
  amount,
  reference,
  fault,
  values,
}: BankReport['unread'][number]): string {
  const referenceText = reference ? `reference ${JSON.stringify(reference)}` : 'no reference';
  return `${JSON.stringify(date)}, ${JSON.stringify(amount)}, ${referenceText}: ${formatUnreadFault(fault, values)}`;
}

function unknown({ order, reference, ...sum }: BankLine): string {
  if (order) return `${money(sum)} for ${order}, which is in another currency`;
  return `${money(sum)}, ${reference ? `reference ${reference}, which no invoice has` : 'no reference'}`;
}

/** Sums per currency. */
function sums(lines: BankLine[]): string[] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const amount = own.reduce((sum, line) => sum + line.amount, 0);
    return `Paid: ${own.length}, ${money({ amount, currency })}.`;
  });
}
