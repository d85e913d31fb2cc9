import type Stripe from 'stripe';
import { type Currency, currencies } from '@/lib/primitives/money/money';
import { type PaymentProblem, writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The context of an event. While an event is handled, `db` is its transaction. */
export type EventContext = { db: Database; shopConfig: ShopConfig; now: Date };

/** Converts Stripe's currency code (`chf`); `undefined` if the shop does not support it. */
export function currencyOf(code: string | null): Currency | undefined {
  return currencies.find((supported) => supported.toLowerCase() === code);
}

/** A Stripe reference: an id or the expanded object. */
type StripeReference = string | { id: string } | null;

export function referenceId(reference: StripeReference): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/**
 * The booked payment with its order's id; `undefined` if it was not reported yet, or belongs to
 * another seller on the same Stripe account.
 */
export async function findBookedPayment(db: Database, payment: StripeReference) {
  const sourceId = referenceId(payment);
  if (!sourceId) return undefined;
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('source', '=', 'stripe')
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row && { sourceId, orderId: row.order_id ?? undefined };
}

type ProblemFacts = Pick<
  Stripe.Dispute | Stripe.Refund,
  'id' | 'amount' | 'currency' | 'payment_intent'
> & {
  reason: string | undefined;
};

/**
 * Logs a payment problem that staff must handle: a dispute or a failed refund. Books nothing: a
 * dispute may be won, and staff decide how the money is refunded instead.
 */
export async function logPaymentProblem(
  act: PaymentProblem,
  problem: ProblemFacts,
  { db, now }: EventContext,
): Promise<void> {
  const bookedPayment = await findBookedPayment(db, problem.payment_intent);
  if (!bookedPayment) return;
  const { id, amount, currency, reason } = problem;
  const detail = { amount, currency: currencyOf(currency), reason, stripe: id };
  await writeLog(db, { actor: 'site', act, orderId: bookedPayment.orderId, detail }, now);
}
