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
 * Processes a Stripe event once: its id is recorded in the same transaction. Events arrive
 * repeatedly, late and in any order, so each command checks the order's current state.
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

/** The session expired or failed: the order is cancelled and its stock is released. */
async function dropSession(session: Stripe.Checkout.Session, { db, till, now }: Taken) {
  const orderId = session.metadata?.order;
  if (!orderId) return;
  await cancelOrder(db, { orderId, till, actor: 'site', now }).catch((error: unknown) => {
    // The order is already cancelled or was paid another way; it is left unchanged.
    if (!(error instanceof OrderCommandError)) throw error;
  });
}

/**
 * Books a payment made on Stripe's page. With delayed payment methods a completed session is not paid
 * yet: it is recorded as pending, and another event follows.
 * A payment for an order cancelled meanwhile is booked and is to be refunded; for a missing order
 * (restored backup) it waits in the admin. Payments of other sellers on the same Stripe account are
 * ignored.
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
    // The order is missing (restored backup); its payment will wait in the admin.
    if (!(error instanceof OrderCommandError)) throw error;
  });
}

/**
 * Books a refund made in the admin or in Stripe's dashboard.
 * @throws TooEarly if the payment itself has not been reported yet
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
    // More was refunded than the order received; staff must check it.
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
