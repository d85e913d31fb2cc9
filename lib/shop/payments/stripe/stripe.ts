import type { WayToPay } from '../way-to-pay';
import { openStripe } from './open-stripe';
import { sessionOf } from './session-of';

/** Stripe's minimum for CHF and EUR, smallest unit. */
const least = 50;

/** Payment by card or TWINT on Stripe's page. */
export const stripe: WayToPay = {
  name: 'stripe',
  isOffered: ({ payment }, { total }) => payment.hasStripe && total >= least,

  async begin(order) {
    const session = await openStripe().checkout.sessions.create(await sessionOf(order), {
      idempotencyKey: `order ${order.id}`,
    });
    return { redirect: session.url ?? undefined };
  },

  async payBack({ sourceId, amount, key }) {
    const client = openStripe();
    await client.refunds.create(
      { payment_intent: sourceId, amount },
      { idempotencyKey: `refund ${key}` },
    );
    const { latest_charge } = await client.paymentIntents.retrieve(sourceId, {
      expand: ['latest_charge'],
    });
    if (!latest_charge || typeof latest_charge === 'string')
      throw new Error('Stripe names no charge of a payment that it has paid back');
    return latest_charge.amount_refunded;
  },
};
