import type Stripe from 'stripe';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { notePending } from '@/lib/shop/commands/note-pending';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import { payOrder } from '@/lib/shop/commands/pay-order';
import type { Database } from '@/lib/shop/database/open-database';
import { bookPaidBack } from '@/lib/shop/payments/book-paid-back';
import { currencyOf } from './currency-of';
import { findBooked, idOf } from './find-booked';
import { logTrouble } from './log-trouble';
import type { Taken } from './taken';
import { TooEarly } from './too-early';

const source = 'stripe';

/**
 * Does what an event of Stripe's tells, once: with it its name is put down, or nothing is. Events come twice, late and
 * in any order: each act looks at what the order is by then.
 * @returns whether it was new
 */
export function takeEvent(event: Stripe.Event, { db, till, now }: Taken): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isNew = await putDown(tx, event.id, now);
    if (isNew) await act(event, { db: tx, till, now });
    return isNew;
  });
}

async function putDown(tx: Database, event: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('events')
    .values({ source: 'stripe', event, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['source', 'event']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

async function act(event: Stripe.Event, taken: Taken): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return bookSession(event.data.object, taken);
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return dropSession(event.data.object, taken);
    case 'charge.refunded':
      return bookCharge(event.data.object, taken);
    case 'charge.dispute.created':
      return logTrouble('disputed', event.data.object, taken);
    case 'refund.failed': {
      const { failure_reason: reason, ...refund } = event.data.object;
      return logTrouble('refund failed', { ...refund, reason }, taken);
    }
  }
}

/** Nobody has paid, and nobody can any more: the order is cancelled, its pieces go back into the stock. */
async function dropSession(session: Stripe.Checkout.Session, { db, till, now }: Taken) {
  const orderId = session.metadata?.order;
  if (!orderId) return;
  await cancelOrder(db, { orderId, till, actor: 'site', now }).catch((error: unknown) => {
    // Cancelled already, or paid another way meanwhile: it stays as it is.
    if (!(error instanceof OrderCommandError)) throw error;
  });
}

/**
 * Books what was paid on Stripe's page. Completed is not paid yet where money takes days: then the payment is recorded as
 * under way, and another event follows.
 * What comes for an order that was cancelled meanwhile is kept and is to be paid back; for one that is not there (a
 * restored backup), it waits at the desk. What others sell with the same account at Stripe is none of ours.
 */
async function bookSession(session: Stripe.Checkout.Session, { db, now }: Taken) {
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
    if (!(error instanceof OrderCommandError)) throw error;
  });
}

/**
 * Books what was paid back of a payment: by the desk, or by hand in Stripe's dashboard.
 * @throws TooEarly where the payment itself has not been told yet
 */
async function bookCharge(charge: Stripe.Charge, { db, till, now }: Taken): Promise<void> {
  const { payment_intent, amount_refunded: whole, metadata } = charge;
  const booked = await findBooked(db, payment_intent);
  if (!booked && metadata.order) throw new TooEarly();
  if (!booked) return;
  const { sourceId, orderId } = booked;
  if (!orderId) return keepForDesk(charge, sourceId, { db, till, now });
  const given = { orderId, source, sourceId, whole, actor: 'site', now, till } as const;
  await bookPaidBack(db, given).catch((error: unknown) => {
    if (!(error instanceof OrderCommandError)) throw error;
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
