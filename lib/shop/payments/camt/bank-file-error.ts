/** Why a file is not read at all; each has a message in the admin (`Admin.payments.fileErrors`). */
export type BankFileFault =
  | 'empty'
  | 'pdf'
  | 'text'
  | 'xml'
  | 'doctype'
  | 'encoding'
  | 'intraday'
  | 'order'
  | 'other'
  | 'zip-broken'
  | 'zip-encrypted'
  | 'zip-many'
  | 'zip-large'
  | 'zip-nothing';

type FaultValues = Record<string, string>;

/** The faults in English, for the command line. */
const sentences: Record<BankFileFault, (values: FaultValues) => string> = {
  empty: () => 'The file is empty',
  pdf: () =>
    'The file is a PDF: e-banking also gives out the same report as XML (camt.053, camt.054)',
  text: () =>
    'The file is no XML (a table, or MT940?): e-banking gives out the same report as camt.053 or camt.054',
  xml: ({ line, detail }) => `The file is no whole XML, line ${line}: ${detail}`,
  doctype: () => 'The file declares a document type (<!DOCTYPE>): no bank report has one',
  encoding: ({ encoding }) => `The file declares an encoding that does not exist: "${encoding}"`,
  intraday: () =>
    'The file is an intraday report (camt.052), which is not final: expected is camt.053 or camt.054',
  order: () => 'The file orders payments (pain), it reports none: expected is camt.053 or camt.054',
  other: ({ root }) =>
    `The file is no report of a bank (<${root}>): expected is camt.053 or camt.054, as e-banking gives it out`,
  'zip-broken': () => 'The ZIP is damaged or not whole: download it once more',
  'zip-encrypted': () => 'The ZIP has a password: unpack it, and take the files in it',
  'zip-many': ({ most }) => `The ZIP holds more than ${most} files`,
  'zip-large': ({ most }) => `The ZIP holds more than ${most} MB`,
  'zip-nothing': () => 'The ZIP holds no XML',
};

/** Thrown if a file cannot be read as a bank report; nothing of it is booked. */
export class BankFileError extends Error {
  constructor(
    readonly fault: BankFileFault,
    readonly values: FaultValues = {},
  ) {
    super(sentences[fault](values));
    this.name = 'BankFileError';
  }
}

export function isBankFileFault(value: string): value is BankFileFault {
  return Object.hasOwn(sentences, value);
}
