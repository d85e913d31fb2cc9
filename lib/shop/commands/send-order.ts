import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { checkLive, checkPaid } from './check-live';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/** `tracking`: the tracking number or a tracking URL; may be empty. */
type Sending = Act & { tracking: string; till: ShopConfig };

/** Records that an order was handed to the post and enqueues the buyer's mail. */
export function sendOrder(
  db: Database,
  { orderId, actor, now, tracking, till }: Sending,
): Promise<void> {
  return runOrderCommand(db, 'send', orderId, async (tx, order) => {
    checkLive('send', order);
    if (order.delivery !== 'post') throw new OrderCommandError('send', 'not-post', order.number);
    checkPaid('send', order, till);
    const sent = { delivery_state: 'sent', tracking, sent_at: now.toISOString() } as const;
    await tx.updateTable('orders').set(sent).where('id', '=', orderId).execute();
    await enqueueCustomerMail(tx, 'sent', orderId, now);
    await writeLog(tx, { actor, act: 'sent', orderId }, now);
  });
}
