/** A payment as a bank reports it, or why it is none of ours. */
export type BankEntry =
  | {
      /** The bank's own name for it, the same in each file that reports it. */
      sourceId: string;
      /** Smallest unit of its currency; negative where a credit was taken back. */
      amount: number;
      /** ISO 4217: an account can have others than a shop. */
      currency: string;
      /** QRR or SCOR as it came, without blanks; empty where nobody gave one. */
      reference: string;
      payer: string;
      /** ISO, UTC. */
      bookedAt: string;
      /** The IBAN of the account, where the report names one. */
      account?: string;
    }
  | { skipped: Skipped };

/**
 * `debit`: money that the house has paid; `pending`: not booked yet, so it is reported again; `sum`: of several payments,
 * which the bank reports one by one in another file (camt.054).
 */
export type Skipped = 'debit' | 'pending' | 'sum';
