import type { Database } from '@/lib/shop/database/open-database';
import type { Till } from '@/lib/shop/pricing/till';
import { type Act, actOn } from './act-on';
import { ActRefused } from './act-refused';
import { checkLive, checkPaid } from './check-live';
import { tellBuyer } from './tell-buyer';
import { writeLog } from './write-log';

/** `tracking`: the post's number, or an address of it; may be empty. */
type Sending = Act & { tracking: string; till: Till };

/** An order has gone to the post. */
export function sendOrder(
  db: Database,
  { orderId, actor, now, tracking, till }: Sending,
): Promise<void> {
  return actOn(db, 'send', orderId, async (tx, order) => {
    checkLive('send', order);
    if (order.delivery !== 'post') throw new ActRefused('send', 'not-post', order.number);
    checkPaid('send', order, till);
    const sent = { delivery_state: 'sent', tracking, sent_at: now.toISOString() } as const;
    await tx.updateTable('orders').set(sent).where('id', '=', orderId).execute();
    await tellBuyer(tx, 'sent', orderId, now);
    await writeLog(tx, { actor, act: 'sent', orderId }, now);
  });
}
