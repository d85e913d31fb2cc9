import type Stripe from 'stripe';
import type { Trouble } from '@/lib/shop/commands/trouble';
import { writeLog } from '@/lib/shop/commands/write-log';
import { currencyOf } from './currency-of';
import { findBooked } from './find-booked';
import type { Taken } from './taken';

type Told = Pick<
  Stripe.Dispute | Stripe.Refund,
  'id' | 'amount' | 'currency' | 'payment_intent'
> & {
  reason: string | undefined;
};

/**
 * Logs a payment problem that staff must handle: a dispute or a failed refund. Books nothing: a
 * dispute may be won, and staff decide how the money is refunded instead.
 */
export async function logTrouble(act: Trouble, told: Told, { db, now }: Taken): Promise<void> {
  const booked = await findBooked(db, told.payment_intent);
  if (!booked) return;
  const { id, amount, currency, reason } = told;
  const detail = { amount, currency: currencyOf(currency), reason, stripe: id };
  await writeLog(db, { actor: 'site', act, orderId: booked.orderId, detail }, now);
}
