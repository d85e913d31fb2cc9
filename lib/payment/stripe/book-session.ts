import type Stripe from 'stripe';
import { payOrder } from '@/lib/selling/pay-order';
import { currencyOf } from './currency-of';
import { idOf } from './find-booked';
import type { Taken } from './taken';

/**
 * Books what was paid on Stripe's page. Completed is not paid yet where money takes days: then another event follows.
 * What comes for an order that was cancelled meanwhile is kept and is to be paid back; for one that is not there (a
 * restored backup), it waits at the desk. What others sell with the same account at Stripe is none of ours.
 */
export async function bookSession(session: Stripe.Checkout.Session, { db, now }: Taken) {
  const { id, metadata, payment_status, payment_intent, amount_total, customer_details } = session;
  const currency = currencyOf(session.currency);
  if (!metadata?.order || payment_status !== 'paid' || !amount_total || !currency) return;
  await payOrder(db, {
    orderId: metadata.order,
    payment: {
      source: 'stripe',
      sourceId: idOf(payment_intent) ?? id,
      amount: amount_total,
      currency,
      reference: metadata.number ?? '',
      payer: customer_details?.name ?? '',
      bookedAt: now.toISOString(),
    },
    actor: 'site',
    now,
  });
}
