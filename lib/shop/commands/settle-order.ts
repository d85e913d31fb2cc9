import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { createVouchers } from '@/lib/shop/vouchers/create-vouchers';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { writeLog } from './write-log';

/**
 * Marks an order as paid and creates its vouchers, which are sent by mail. An order of vouchers alone
 * is then also marked as sent. If the buyer withdrew before the payment, no vouchers are created: the
 * money is to be refunded.
 */
export async function settleOrder(tx: Database, order: Order, now: Date): Promise<Order> {
  const vouchers = order.withdrawn_at ? [] : await createVouchers(tx, order, now);
  const at = now.toISOString();
  const isSent = order.delivery === 'mail' && !order.withdrawn_at;
  const settled = {
    payment_state: 'paid',
    paid_at: at,
    ...(isSent && ({ delivery_state: 'sent', sent_at: at } as const)),
  } as const;
  await tx.updateTable('orders').set(settled).where('id', '=', order.id).execute();
  if (vouchers.length > 0) {
    await enqueueCustomerMail(tx, 'vouchers', order.id, now);
    const detail = { vouchers: vouchers.length };
    await writeLog(tx, { actor: 'site', act: 'vouchers', orderId: order.id, detail }, now);
  }
  return { ...order, ...settled };
}
