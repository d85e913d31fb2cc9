import type { Database } from '@/lib/shop/database/open-database';
import { checkLive } from './check-live';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/** Records that an order is packed. If it is to be collected, the buyer gets a mail. */
export function packOrder(db: Database, { orderId, actor, now }: Act): Promise<void> {
  return runOrderCommand(db, 'pack', orderId, async (tx, order) => {
    checkLive('pack', order);
    if (order.delivery === 'mail')
      throw new OrderCommandError('pack', 'nothing-to-pack', order.number);
    if (order.delivery_state === 'packed')
      throw new OrderCommandError('pack', 'packed', order.number);
    await tx
      .updateTable('orders')
      .set({ delivery_state: 'packed' })
      .where('id', '=', orderId)
      .execute();
    if (order.delivery === 'collection') await enqueueCustomerMail(tx, 'ready', orderId, now);
    await writeLog(tx, { actor, act: 'packed', orderId }, now);
  });
}
