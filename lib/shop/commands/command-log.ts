import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/payment-tables';

export type LogEntry = {
  /** `visitor`, `site`, or a staff member's address. */
  actor: string;
  act: LoggedCommand;
  orderId?: string;
  detail?: Partial<LogDetail>;
};

/** Writes a log entry in the transaction of the logged command. */
export async function writeLog(tx: Database, entry: LogEntry, now: Date): Promise<void> {
  const { actor, act, orderId, detail = {} } = entry;
  await tx
    .insertInto('log')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      ...{ actor, act, order_id: orderId ?? null, detail: JSON.stringify(detail) },
    })
    .execute();
}

/**
 * All fields a log entry's detail may have; the admin formats each (`components/admin/log-lines`).
 * Never contains a buyer's name, address or token, because log entries are never deleted.
 */
export type LogDetail = {
  /** The payment method or channel. */
  source: PaymentTable['source'];
  /** The amount of a payment or refund. Smallest unit, as are `value` and `givenBack`. */
  amount: number;
  /** Value of a voucher that the site issued. */
  value: number;
  /** Amount restored to the vouchers that paid the order. */
  givenBack: number;
  currency: Currency;
  /**
   * The refunded lines with their titles as bought and the refunded sums. `pieces` is 0 if only the
   * price was lowered. `postage`: the refunded postage.
   */
  lines: { title: string; pieces: number; sum: number }[];
  postage: number;
  /** The credit note's name (`2026-0042`). */
  credit: string | undefined;
  /** The result of a payment for its order; `unknown`: no matching order. */
  outcome: 'paid' | 'too-little' | 'too-much' | 'unknown';
  /** The number of vouchers created. */
  vouchers: number;
  /** The reminder: 1 or 2. */
  step: number;
  /** Whether refunded pieces that were not sent can be sold again. */
  restock: boolean;
  /** Withdrawn pieces, with their titles as bought; absent for a whole order. */
  withdrawn: { title: string; pieces: number }[];
  /** Pieces that came back: `good` ones can be sold again, `damaged` ones cannot. */
  returned: { title: string; good: number; damaged: number }[];
  /** Corrected lines with their titles: the pieces before (`before`) and after (`pieces`). */
  corrected: { title: string; before: number; pieces: number }[];
  article: string;
  /**
   * Pieces in stock before the change (`before`) and after it (`pieces`); `undefined`: not counted.
   */
  before: number | undefined;
  pieces: number | undefined;
  /** Ids of the rows concerned. */
  voucher: string;
  payment: string;
  declaration: string;
  mail: string;
  /** The Stripe id of a dispute or refund, and Stripe's reason for it. */
  stripe: string;
  reason: string | undefined;
  /** The rate, its currencies and its day: `0.9412 CHF/EUR, 2026-11-23`. */
  exchangeRate: string;
  /** The email address of the invited or removed person. */
  email: string;
  /** The paths of published content files, the entries of scheduled ones. */
  entries: string[];
  /** The commit of published content. */
  version: string;
  /** When scheduled content is published, ISO in UTC. */
  publishAt: string;
  /** Email address of the person who scheduled the publication. */
  scheduledBy: string;
  /** What the person may do. */
  role: 'all' | 'packs' | 'books' | 'writes' | 'publishes';
};

/**
 * Names of the logged commands. They are stored permanently, so they must not change. Each has a
 * message (`Admin.log.command`).
 */
const loggedCommands = [
  'placed',
  'payment',
  'payment pending',
  'payment assigned',
  'payment settled',
  'payment reopened',
  'payment itemised',
  'vouchers',
  'voucher given',
  'voucher blocked',
  'voucher unblocked',
  'packed',
  'sent',
  'tracking corrected',
  'partly sent',
  'contact corrected',
  'lines corrected',
  'buyer written to',
  'collected',
  'reminded',
  'reminder skipped',
  'cancelled',
  'withdrawn',
  'declaration settled',
  'refunded',
  'credited',
  'refund failed',
  'disputed',
  'taken back',
  'noted',
  'forgotten',
  'stock',
  'exchange rate',
  'exchange rate removed',
  'mail tried again',
  'passkey added',
  'passkey removed',
  'person invited',
  'person removed',
  'role changed',
  'test mail sent',
  'content handed in',
  'content published',
  'content scheduled',
  'content unscheduled',
  'content taken back',
  'draft discarded',
] as const;

type LoggedCommand = (typeof loggedCommands)[number];

export function isLoggedCommand(value: unknown): value is LoggedCommand {
  return loggedCommands.some((act) => act === value);
}

/**
 * Payment problems reported by Stripe, by their log name: the buyer disputes the payment, or a refund
 * failed. The admin lists the order as a problem until staff note what was done (`setOrderNote`).
 */
export const paymentProblems = ['disputed', 'refund failed'] as const;

export type PaymentProblem = (typeof paymentProblems)[number];
