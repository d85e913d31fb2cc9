import type { Database } from '@/lib/shop/database/open-database';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Records that the payment of an order is pending: the buyer has confirmed it and the money takes
 * days to arrive. Does nothing if the order is paid, cancelled or already pending.
 */
export function notePending(db: Database, { orderId, actor, now }: Act): Promise<void> {
  return runOrderCommand(db, 'note a payment under way of', orderId, async (tx, order) => {
    const { payment_state, cancelled_at, payment_pending_at } = order;
    if (payment_state !== 'open' || cancelled_at || payment_pending_at) return;
    await tx
      .updateTable('orders')
      .set({ payment_pending_at: now.toISOString() })
      .where('id', '=', orderId)
      .execute();
    await writeLog(tx, { actor, act: 'payment pending', orderId }, now);
  });
}
