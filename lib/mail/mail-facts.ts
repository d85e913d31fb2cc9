import { z } from 'zod';
import type { Currency } from '@/lib/money/currency';

/** What an entry of the outbox says beside its order (`outbox.payload`). */
export const mailPayload = z.object({
  /** Of a refund: money that goes back (smallest unit). */
  amount: z.int().nonnegative().optional(),
  /** Of a refund: what is on the voucher again. */
  voucher: z.int().nonnegative().optional(),
  /** Of a withdrawal: when it came in, and who has signed it. */
  at: z.iso.datetime().optional(),
  name: z.string().max(200).optional(),
});

/** What a mail says that does not stand in the order. */
export type MailFacts = {
  payload?: z.infer<typeof mailPayload>;
  /** Those bought with it. */
  vouchers?: { id: string; code: string; value: number; currency: Currency }[];
  /** Its papers, the newest last. */
  papers?: { id: string; kind: 'invoice' | 'credit' }[];
};
