import type Stripe from 'stripe';
import { ActRefused } from '@/lib/selling/act-refused';
import { payOrder } from '@/lib/selling/pay-order';
import { bookPaidBack } from '../book-paid-back';
import { currencyOf } from './currency-of';
import { findBooked } from './find-booked';
import type { Taken } from './taken';
import { TooEarly } from './too-early';

const source = 'stripe';

/**
 * Books what was paid back of a payment: by the desk, or by hand in Stripe's dashboard.
 * @throws TooEarly where the payment itself has not been told yet
 */
export async function bookCharge(charge: Stripe.Charge, { db, till, now }: Taken): Promise<void> {
  const { payment_intent, amount_refunded: whole, metadata } = charge;
  const booked = await findBooked(db, payment_intent);
  if (!booked && metadata.order) throw new TooEarly();
  if (!booked) return;
  const { sourceId, orderId } = booked;
  if (!orderId) return keepForDesk(charge, sourceId, { db, till, now });
  const given = { orderId, source, sourceId, whole, actor: 'site', now, till } as const;
  await bookPaidBack(db, given).catch((error: unknown) => {
    if (!(error instanceof ActRefused)) throw error;
    // More went back than the order has had: somebody of the house has to look at it.
    return keepForDesk(charge, sourceId, { db, till, now });
  });
}

async function keepForDesk(charge: Stripe.Charge, sourceId: string, { db, now }: Taken) {
  const currency = currencyOf(charge.currency);
  if (!currency) return;
  const { amount_refunded, metadata, billing_details } = charge;
  const payment = {
    source,
    sourceId: `${sourceId} back ${amount_refunded}`,
    amount: -amount_refunded,
    currency,
    reference: metadata.number ?? '',
    payer: billing_details?.name ?? '',
    bookedAt: now.toISOString(),
  } as const;
  await payOrder(db, { payment, actor: 'site', now });
}
