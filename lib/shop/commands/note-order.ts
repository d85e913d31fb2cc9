import type { Database } from '@/lib/shop/database/open-database';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/** Replaces the staff's note on an order. */
export function noteOrder(
  db: Database,
  { orderId, actor, now, note }: Act & { note: string },
): Promise<void> {
  return runOrderCommand(db, 'note', orderId, async (tx) => {
    await tx.updateTable('orders').set({ note }).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'noted', orderId }, now);
  });
}
