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
 * Puts down what Stripe tells of a payment that somebody of the house has to see to: its buyer disputes it, or what was
 * paid back did not arrive. Nothing is booked: a dispute may be won, and how the money goes back instead the house knows.
 */
export async function logTrouble(act: Trouble, told: Told, { db, now }: Taken): Promise<void> {
  const booked = await findBooked(db, told.payment_intent);
  if (!booked) return;
  const { id, amount, currency, reason } = told;
  const detail = { amount, currency: currencyOf(currency), reason, stripe: id };
  await writeLog(db, { actor: 'site', act, orderId: booked.orderId, detail }, now);
}
