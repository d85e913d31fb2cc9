import type { Database } from '@/lib/shop/database/open-database';
import { cancel } from './cancel-order';
import { inTransaction } from './in-transaction';
import { holdOrder } from './run-order-command';

/**
 * For so long pieces are kept for whoever went to pay by card and has not (ms): Stripe's page of an order ends after
 * 40 minutes (`lib/shop/orders/card-payment`), and what it has to say may be late.
 */
const patience = 45 * 60_000;

/**
 * Cancels what was to be paid at once and was not, each in a transaction of its own. A payment under way ends only when
 * Stripe says how.
 * @returns how many
 * @throws what the first said that could not be cancelled, after the others
 */
export async function releaseUnpaid(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - patience).toISOString();
  const late = await db
    .selectFrom('orders')
    .select('id')
    .where('payment', '=', 'stripe')
    .where('payment_state', '=', 'open')
    .where('cancelled_at', 'is', null)
    .where('payment_pending_at', 'is', null)
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .execute();
  let released = 0;
  const failures: unknown[] = [];
  for (const { id } of late)
    await release(db, id, now).then(
      (isReleased) => {
        released += Number(isReleased);
      },
      (error) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
  return released;
}

/** Paid meanwhile, or by a method that takes days, it stays. */
function release(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, id);
    if (order?.payment_state !== 'open' || order.cancelled_at || order.payment_pending_at)
      return false;
    await cancel(tx, order, { actor: 'site', now });
    return true;
  });
}
