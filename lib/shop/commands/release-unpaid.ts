import type { Database } from '@/lib/shop/database/open-database';
import { cancel } from './cancel-order';
import { inTransaction } from './in-transaction';
import { holdOrder } from './run-order-command';

/**
 * Milliseconds for which stock is reserved for an unpaid card order. Stripe's checkout page expires
 * after 40 minutes (`lib/shop/orders/card-payment`), and its webhook may be late.
 */
const patience = 45 * 60_000;

/**
 * Cancels unpaid card orders, each in its own transaction. Pending payments are left until Stripe
 * reports the result.
 * @returns the number of cancelled orders
 * @throws the first error, after trying all orders
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

/** Skips an order that was paid or became pending in the meantime. */
function release(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, id);
    if (order?.payment_state !== 'open' || order.cancelled_at || order.payment_pending_at)
      return false;
    await cancel(tx, order, { actor: 'site', now });
    return true;
  });
}
