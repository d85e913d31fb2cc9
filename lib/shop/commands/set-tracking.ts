import type { Database } from '@/lib/shop/database/open-database';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Corrects the post's number of an order that has gone, or an address of it; empty takes it away. No mail says so: the
 * buyer's page shows it. The log says who did it, not the number, which is forgotten with the order.
 */
export function setTracking(
  db: Database,
  { orderId, actor, now, tracking }: Act & { tracking: string },
): Promise<void> {
  return runOrderCommand(db, 'correct the tracking of', orderId, async (tx, order) => {
    if (order.delivery_state !== 'sent')
      throw new OrderCommandError('correct the tracking of', 'not-sent', order.number);
    if (order.forgotten_at)
      throw new OrderCommandError('correct the tracking of', 'forgotten', order.number);
    if (tracking === order.tracking) return;
    await tx.updateTable('orders').set({ tracking }).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'tracking corrected', orderId }, now);
  });
}
