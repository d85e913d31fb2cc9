import type Stripe from 'stripe';
import { ActRefused } from '@/lib/selling/act-refused';
import { cancelOrder } from '@/lib/selling/cancel-order';
import type { Taken } from './taken';

/** Nobody has paid, and nobody can any more: the order is cancelled, its pieces go back into the stock. */
export async function dropSession(session: Stripe.Checkout.Session, { db, till, now }: Taken) {
  const orderId = session.metadata?.order;
  if (!orderId) return;
  await cancelOrder(db, { orderId, till, actor: 'site', now }).catch((error: unknown) => {
    // Cancelled already, or paid another way meanwhile: it stays as it is.
    if (!(error instanceof ActRefused)) throw error;
  });
}
