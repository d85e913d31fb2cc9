/** Why a payment of a bank file is not booked; each has a message (`Admin.payments.unreadFaults`). */
export const unreadFaults = [
  'no-currency',
  'currency',
  'no-number',
  'decimals',
  'large',
  'direction',
  'directions',
  'no-amount',
  'no-date',
  'contradicted',
] as const;

export type UnreadFault = (typeof unreadFaults)[number];

type FaultValues = Record<string, string>;

const sentences: Record<UnreadFault, (values: FaultValues) => string> = {
  'no-currency': () => 'the amount has no currency',
  currency: ({ currency }) => `"${currency}" is no currency`,
  'no-number': () => 'the amount is no number',
  decimals: ({ currency, digits }) =>
    `the amount has more decimals than ${currency}, which has ${digits}`,
  large: () => 'the amount is too large',
  direction: () => 'nothing says whether it came in or went out (CdtDbtInd)',
  directions: ({ entry, transaction }) =>
    `the entry is ${entry}, its only transaction ${transaction} (CdtDbtInd)`,
  'no-amount': () => 'it has no amount in the currency of its entry',
  'no-date': () => 'it has no date (BookgDt)',
  contradicted: ({ booked }) => `${booked} was booked before under the same reference of the bank`,
};

/** The fault in English, for the command line. */
export function formatUnreadFault(fault: UnreadFault, values: FaultValues): string {
  return sentences[fault](values);
}

/**
 * A payment or its entry cannot be read. The payment is reported as unread and the others are
 * booked.
 */
export class EntryError extends Error {
  constructor(
    readonly fault: UnreadFault,
    readonly values: FaultValues = {},
  ) {
    super(formatUnreadFault(fault, values));
    this.name = 'EntryError';
  }
}
