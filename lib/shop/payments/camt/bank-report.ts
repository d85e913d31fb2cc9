import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';
import { unreadFaults } from './unread-fault';

const line = z.object({
  /**
   * `unknown`: no invoice has this reference, or it is in another currency; `reversed`: a credit was reversed, staff
   * must check it; `known`: already booked; `elsewhere`: the file belongs to an account other than the one on the
   * invoice, so the payment is not booked.
   */
  outcome: z.enum(['elsewhere', 'paid', 'too-much', 'too-little', 'unknown', 'reversed', 'known']),
  /** Smallest unit. */
  amount: z.int(),
  currency: z.enum(currencies),
  reference: z.string(),
  /** The order number. */
  order: z.string().optional(),
  /** The amount overpaid or missing (smallest unit). */
  difference: z.int().optional(),
  /** For `elsewhere`: the account of the file. */
  account: z.string().optional(),
});

const unread = z.object({
  date: z.string(),
  amount: z.string(),
  reference: z.string(),
  fault: z.enum(unreadFaults),
  values: z.record(z.string(), z.string()),
});

/** The result of booking a bank file, stored as a part of the JSON in `bank_files.result`. */
export const bankReportSchema = z.object({
  /** The day (`2026-12-31`) until which the bank reports; absent if the file names none. */
  until: z.string().optional(),
  lines: z.array(line),
  /** Number of skipped entries by reason; `currency`: neither CHF nor EUR. */
  skipped: z.partialRecord(z.enum(['debit', 'pending', 'sum', 'currency']), z.int()),
  /**
   * Payments that are not booked, because they could not be read or contradict an earlier booking;
   * staff must check each.
   */
  unread: z.array(unread),
});

export type BankReport = z.infer<typeof bankReportSchema>;

/** The result for one payment of the file. */
export type BankLine = BankReport['lines'][number];
