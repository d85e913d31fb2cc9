import type Stripe from 'stripe';
import { ActRefused } from '@/lib/selling/act-refused';
import { notePending } from '@/lib/selling/note-pending';
import { payOrder } from '@/lib/selling/pay-order';
import { currencyOf } from './currency-of';
import { idOf } from './find-booked';
import type { Taken } from './taken';

/**
 * Books what was paid on Stripe's page. Completed is not paid yet where money takes days: then the payment is recorded as
 * under way, and another event follows.
 * What comes for an order that was cancelled meanwhile is kept and is to be paid back; for one that is not there (a
 * restored backup), it waits at the desk. What others sell with the same account at Stripe is none of ours.
 */
export async function bookSession(session: Stripe.Checkout.Session, { db, now }: Taken) {
  const { id, metadata, payment_status, payment_intent, amount_total, customer_details } = session;
  const currency = currencyOf(session.currency);
  if (metadata?.order && payment_status === 'unpaid')
    return notePendingOf(metadata.order, { db, now });
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

async function notePendingOf(orderId: string, { db, now }: Pick<Taken, 'db' | 'now'>) {
  await notePending(db, { orderId, actor: 'site', now }).catch((error: unknown) => {
    // An order that is not there (a restored backup): its money will wait at the desk.
    if (!(error instanceof ActRefused)) throw error;
  });
}
