import type { Database } from '@/lib/shop/database/open-database';
import { whyNotWithdraw } from '@/lib/shop/orders/why-not-withdraw';
import type { Till } from '@/lib/shop/pricing/till';
import { blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { type Act, actOn } from './act-on';
import { ActRefused } from './act-refused';
import { tellBuyer } from './tell-buyer';
import { writeLog } from './write-log';

/**
 * A buyer withdraws from an order: its moment is kept, the receipt goes out at once, nothing is sent any more, vouchers
 * bought with it pay no more. Stock, money and credit note follow when the desk has the goods (`takeBack`, `refundOrder`).
 * @param name of whoever declares it, for the receipt
 */
export function withdrawOrder(
  db: Database,
  { till, name, ...act }: Act & { till: Till; name?: string },
): Promise<void> {
  const { orderId, actor, now } = act;
  return actOn(db, 'withdraw', orderId, async (tx, order) => {
    const reason = whyNotWithdraw(order, till, now);
    if (reason) throw new ActRefused('withdraw', reason, order.number);
    const at = now.toISOString();
    await tx.updateTable('orders').set({ withdrawn_at: at }).where('id', '=', orderId).execute();
    await blockVouchersOf(tx, orderId, now);
    await tellBuyer(tx, 'withdrawn', orderId, now, { at, ...(name && { name }) });
    await writeLog(tx, { actor, act: 'withdrawn', orderId }, now);
  });
}
