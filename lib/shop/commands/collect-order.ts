import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { readAccount } from '@/lib/shop/orders/read-account';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { checkLive, checkPaid } from './check-live';
import { OrderCommandError } from './order-command-error';
import { payOrder } from './pay-order';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/** Records that an order was collected, and books its payment if it is paid at collection. */
export function collectOrder(
  db: Database,
  { orderId, actor, now, till }: Act & { till: ShopConfig },
): Promise<void> {
  return runOrderCommand(db, 'collect', orderId, async (tx, order) => {
    checkLive('collect', order);
    if (order.delivery !== 'collection')
      throw new OrderCommandError('collect', 'not-collection', order.number);
    if (order.payment === 'collection') await payNow(tx, order, actor, now);
    else checkPaid('collect', order, till);
    const collected = { delivery_state: 'collected', sent_at: now.toISOString() } as const;
    await tx.updateTable('orders').set(collected).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'collected', orderId }, now);
  });
}

async function payNow(tx: Database, order: Order, actor: string, now: Date): Promise<void> {
  const { open } = await readAccount(tx, order);
  if (open === 0) return;
  const payment = {
    source: 'desk',
    sourceId: `collected ${order.id}`,
    amount: open,
    currency: order.currency,
    reference: '',
    payer: '',
    bookedAt: now.toISOString(),
  } as const;
  await payOrder(tx, { orderId: order.id, payment, actor, now });
}
