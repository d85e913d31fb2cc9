import type { Database } from '@/lib/shop/database/open-database';
import { whyNotWithdraw } from '@/lib/shop/orders/why-not-withdraw';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Records a buyer's withdrawal with its time and enqueues the receipt. The order is no longer sent,
 * and vouchers bought with it are blocked. Stock, money and credit note follow once the goods are
 * back (`takeBack`, `refundOrder`).
 * @param name the declaring person's name, for the receipt
 */
export function withdrawOrder(
  db: Database,
  { till, name, ...act }: Act & { till: ShopConfig; name?: string },
): Promise<void> {
  const { orderId, actor, now } = act;
  return runOrderCommand(db, 'withdraw', orderId, async (tx, order) => {
    const reason = whyNotWithdraw(order, till, now);
    if (reason) throw new OrderCommandError('withdraw', reason, order.number);
    const at = now.toISOString();
    await tx.updateTable('orders').set({ withdrawn_at: at }).where('id', '=', orderId).execute();
    await blockVouchersOf(tx, orderId, now);
    await enqueueCustomerMail(tx, 'withdrawn', orderId, now, { at, ...(name && { name }) });
    await writeLog(tx, { actor, act: 'withdrawn', orderId }, now);
  });
}
