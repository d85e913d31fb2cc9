/** What a bank reports: a payment, why it is none of ours, or why it cannot be read. */
export type BankEntry = IncomingPayment | { skipped: Skipped } | { unread: Unread };

/** A payment that has come in, or a credit that was taken back. */
export type IncomingPayment = {
  /** The bank's own name for it, the same in each file that reports it. */
  sourceId: string;
  /** Other names under which another report, or an earlier version of this program, may have it. */
  otherIds: string[];
  /** The bank's reference of the entry in which it was booked on the account (`Ntry/AcctSvcrRef`). */
  entryId?: string;
  /** Whether it stands for its whole entry. */
  isWhole: boolean;
  /** Smallest unit of its currency; negative where a credit was taken back. */
  amount: number;
  /** ISO 4217: an account can have others than a shop. */
  currency: string;
  /**
   * The QRR and SCOR references that it may mean, without blanks, the likeliest first: of what somebody typed, all ends
   * whose check digits fit.
   */
  references: string[];
  payer: string;
  /** ISO, UTC. */
  bookedAt: string;
  /** The IBAN of the account, where the report names one. */
  account?: string;
};

/**
 * `debit`: money that the house has paid; `pending`: not booked yet, so it is reported again; `sum`: of several payments,
 * which the bank reports one by one in another file (camt.054).
 */
export type Skipped = 'debit' | 'pending' | 'sum';

/** A payment that could not be read, as far as it can be told from others: date, amount and reference as written. */
export type Unread = { date: string; amount: string; reference: string; reason: string };
