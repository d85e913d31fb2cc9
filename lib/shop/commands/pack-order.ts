import type { Database } from '@/lib/shop/database/open-database';
import { type Act, actOn } from './act-on';
import { ActRefused } from './act-refused';
import { checkLive } from './check-live';
import { tellBuyer } from './tell-buyer';
import { writeLog } from './write-log';

/** An order lies ready: to be sent, or to be collected, which its buyer hears. */
export function packOrder(db: Database, { orderId, actor, now }: Act): Promise<void> {
  return actOn(db, 'pack', orderId, async (tx, order) => {
    checkLive('pack', order);
    if (order.delivery === 'mail') throw new ActRefused('pack', 'nothing-to-pack', order.number);
    if (order.delivery_state === 'packed') throw new ActRefused('pack', 'packed', order.number);
    await tx
      .updateTable('orders')
      .set({ delivery_state: 'packed' })
      .where('id', '=', orderId)
      .execute();
    if (order.delivery === 'collection') await tellBuyer(tx, 'ready', orderId, now);
    await writeLog(tx, { actor, act: 'packed', orderId }, now);
  });
}
