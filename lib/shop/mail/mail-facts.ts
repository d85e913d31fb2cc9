import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/currency';
import type { Order } from '@/lib/shop/orders/order';

/** What an entry of the outbox says beside its order (`outbox.payload`). */
export const mailPayload = z.object({
  /** Of a refund: money that goes back (smallest unit). */
  amount: z.int().nonnegative().optional(),
  /** Of a refund: what is on the voucher again. */
  voucher: z.int().nonnegative().optional(),
  /** Of a refund: the lines and the postage that it gives back, where that is known. */
  lines: z.array(z.object({ title: z.string(), pieces: z.int(), sum: z.int() })).optional(),
  postage: z.int().optional(),
  /** Of a withdrawal: when it came in, and who has signed it. */
  at: z.iso.datetime().optional(),
  name: z.string().max(200).optional(),
});

/** Lines of an order with the pieces that are left of them, and with those that were refunded. */
export type SharedLines = { left: Order['lines']; refunded: Order['lines'] };

/** What a mail says that does not stand in the order. */
export type MailFacts = {
  payload?: z.infer<typeof mailPayload>;
  /** Those bought with it. */
  vouchers?: { id: string; code: string; value: number; currency: Currency }[];
  /** Of an order of which pieces were refunded: what its buyer gets still, and what not. */
  shared?: SharedLines;
  /** Its papers, the newest last. */
  papers?: { id: string; kind: 'invoice' | 'credit' }[];
};
