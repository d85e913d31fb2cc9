import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';

/** The kinds of events that staff get mails about; `shop.yaml` can switch each off (`staffMails`). */
export const staffEventKinds = ['order', 'withdrawal', 'dispute', 'stuckMail', 'lowStock'] as const;

export type StaffEventKind = (typeof staffEventKinds)[number];

const order = { orderId: z.string(), number: z.string() };

/** An event, without personal data: the admin shows the rest. */
export const staffEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), ...order, amount: z.int(), currency: z.enum(currencies) }),
  /** Without an order if none has the number that was declared. */
  z.object({ kind: z.literal('withdrawal'), ...z.object(order).partial().shape }),
  /** `problem`: the payment is disputed, or money paid back did not arrive. */
  z.object({
    kind: z.literal('dispute'),
    ...order,
    problem: z.enum(['disputed', 'refund failed']),
  }),
  z.object({ kind: z.literal('stuckMail'), ...z.object(order).partial().shape }),
  z.object({ kind: z.literal('lowStock'), article: z.string(), pieces: z.int() }),
]);

export type StaffEvent = z.infer<typeof staffEventSchema>;
