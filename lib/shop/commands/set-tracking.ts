import type { Database } from '@/lib/shop/database/open-database';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Corrects the tracking number or URL of a sent order; empty removes it. No mail is sent: the order
 * page shows it. The log entry omits the number, which is deleted when the order is forgotten.
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
