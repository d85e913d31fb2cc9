import type Stripe from 'stripe';
import { dropPendingPayment, recordPendingPayment } from '@/lib/shop/commands/assign-payment';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { hasInvoice } from '@/lib/shop/commands/write-invoice';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { readOrder } from '@/lib/shop/orders/order';
import { bookProviderRefund } from '@/lib/shop/payments/refund-payment';
import {
  currencyOf,
  type EventContext,
  findBookedPayment,
  logPaymentProblem,
  referenceId,
} from './event-context';

/** An event arrived before the one it depends on; Stripe sends it again. */
export class EventTooEarly extends Error {
  constructor() {
    super('What this follows has not been told yet');
    this.name = 'EventTooEarly';
  }
}

const source = 'stripe';

/**
 * Processes a Stripe event once: its id is recorded in the same transaction. Events arrive
 * repeatedly, late and in any order, so each command checks the order's current state.
 * @returns whether it was new
 */
export function processEvent(
  event: Stripe.Event,
  { db, shopConfig, now }: EventContext,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isNew = await recordEvent(tx, event.id, now);
    if (isNew) await handleEvent(event, { db: tx, shopConfig, now });
    return isNew;
  });
}

async function recordEvent(tx: Database, event: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('events')
    .values({ source: 'stripe', event, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['source', 'event']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

async function handleEvent(event: Stripe.Event, context: EventContext): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return bookSession(event.data.object, context);
    case 'checkout.session.async_payment_failed':
      return cancelSession(event.data.object, context, true);
    case 'checkout.session.expired':
      return cancelSession(event.data.object, context);
    case 'charge.refunded':
      return bookRefundedCharge(event.data.object, context);
    case 'charge.dispute.created':
      return logPaymentProblem('disputed', event.data.object, context);
    case 'refund.failed': {
      const { failure_reason: reason, ...refund } = event.data.object;
      return logPaymentProblem('refund failed', { ...refund, reason }, context);
    }
  }
}

/**
 * The session expired or failed: the order is cancelled and its stock is released. One with an invoice was paid
 * before; the session was for the rest of a correction, which can still be paid. One whose payment is pending was paid
 * on another page, made for a corrected email address: Stripe will report its result.
 */
async function cancelSession(
  session: Stripe.Checkout.Session,
  { db, shopConfig, now }: EventContext,
  hasFailed = false,
) {
  const orderId = session.metadata?.order;
  if (!orderId) return;
  if (await hasInvoice(db, orderId)) return hasFailed ? dropPendingPayment(db, orderId) : undefined;
  const order = await readOrder(db, orderId);
  if (order?.payment_pending_at && !hasFailed) return;
  await cancelOrder(db, { orderId, shopConfig, actor: 'site', now }).catch((error: unknown) => {
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
async function bookSession(session: Stripe.Checkout.Session, { db, now }: EventContext) {
  const { id, metadata, payment_status, payment_intent, amount_total, customer_details } = session;
  const currency = currencyOf(session.currency);
  if (metadata?.order && payment_status === 'unpaid')
    return notePendingOf(metadata.order, { db, now });
  if (!metadata?.order || payment_status !== 'paid' || !amount_total || !currency) return;
  await payOrder(db, {
    orderId: metadata.order,
    payment: {
      source: 'stripe',
      sourceId: referenceId(payment_intent) ?? id,
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

async function notePendingOf(orderId: string, { db, now }: Pick<EventContext, 'db' | 'now'>) {
  await recordPendingPayment(db, { orderId, actor: 'site', now }).catch((error: unknown) => {
    // The order is missing (restored backup); its payment will wait in the admin.
    if (!(error instanceof OrderCommandError)) throw error;
  });
}

/**
 * Books a refund made in the admin or in Stripe's dashboard.
 * @throws EventTooEarly if the payment itself has not been reported yet
 */
async function bookRefundedCharge(
  charge: Stripe.Charge,
  { db, shopConfig, now }: EventContext,
): Promise<void> {
  const { payment_intent, amount_refunded: whole, metadata } = charge;
  const booked = await findBookedPayment(db, payment_intent);
  if (!booked && metadata.order) throw new EventTooEarly();
  if (!booked) return;
  const { sourceId, orderId } = booked;
  if (!orderId) return logForStaff(charge, sourceId, { db, shopConfig, now });
  const providerRefund = {
    orderId,
    source,
    sourceId,
    whole,
    actor: 'site',
    now,
    shopConfig,
  } as const;
  await bookProviderRefund(db, providerRefund).catch((error: unknown) => {
    if (!(error instanceof OrderCommandError)) throw error;
    // More was refunded than the order received; staff must check it.
    return logForStaff(charge, sourceId, { db, shopConfig, now });
  });
}

async function logForStaff(charge: Stripe.Charge, sourceId: string, { db, now }: EventContext) {
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
