import type Stripe from 'stripe';
import type { Database } from '@/lib/database/open-database';
import { inTransaction } from '@/lib/selling/in-transaction';
import { bookCharge } from './book-charge';
import { bookSession } from './book-session';
import { dropSession } from './drop-session';
import { logTrouble } from './log-trouble';
import type { Taken } from './taken';

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
