import type { BankReport } from './bank-report';

/**
 * A parsed payment of an entry, the reason why it was skipped, or why it cannot be read. An entry
 * may contain several payments.
 */
export type BankEntry = IncomingPayment | { skipped: Skipped } | { unread: Unread };

/** A received payment, or a reversed credit. */
export type IncomingPayment = {
  /**
   * The bank's id of the payment (or of its entry, if the payment is the whole entry), else one
   * made with the payer's id, else a digest (`readIds`).
   */
  sourceId: string;
  /** Other ids that another report, or an earlier version of this software, may use. */
  otherIds: string[];
  /** The bank's reference of the account entry that contains it (`Ntry/AcctSvcrRef`). */
  entryId?: string;
  /** Whether the payment is the whole entry. */
  isWhole: boolean;
  /** Smallest unit of its currency; negative for a reversed credit. */
  amount: number;
  /** ISO 4217: an account may hold currencies that the shop does not use. */
  currency: string;
  /**
   * Possible QRR and SCOR references without spaces, likeliest first. For typed text: every candidate
   * with valid check digits.
   */
  references: string[];
  payer: string;
  /** What the payer wrote; may be empty. */
  message: string;
  /** ISO 8601, UTC. */
  bookedAt: string;
  /** The IBAN of the account, if the report contains it. */
  account?: string;
};

/**
 * `debit`: an outgoing payment; `pending`: not booked yet, so it will be reported again; `sum`: several payments,
 * which the bank reports one by one in another file (camt.054).
 */
export type Skipped = 'debit' | 'pending' | 'sum';

/** A payment that was not booked, with the data by which staff find it in the file. */
export type Unread = BankReport['unread'][number];
