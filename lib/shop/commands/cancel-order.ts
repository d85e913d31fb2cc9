import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { giveBack } from '@/lib/shop/vouchers/give-back';
import { listVouchersOf } from '@/lib/shop/vouchers/list-vouchers';
import { checkLive } from './check-live';
import { enqueueCustomerMail } from './enqueue-customer-mail';
import { OrderCommandError } from './order-command-error';
import { type Act, runOrderCommand } from './run-order-command';
import { putBackStock } from './take-stock';
import { hasInvoice, writeCredit } from './write-invoice';
import { writeLog } from './write-log';

/**
 * Cancels an order that is not paid with money and not yet sent, withdrawn or not: restores the stock
 * and the voucher balance and writes a credit note if there is an invoice. Money received nonetheless
 * is to be paid back.
 */
export function cancelOrder(
  db: Database,
  { till, ...act }: Act & { till: ShopConfig },
): Promise<void> {
  return runOrderCommand(db, 'cancel', act.orderId, async (tx, order) => {
    await checkCancel(tx, order);
    await cancel(tx, order, act);
    const cancelled = { ...order, cancelled_at: act.now.toISOString() };
    if (await hasInvoice(tx, order.id)) await writeCredit(tx, cancelled, { till, now: act.now });
  });
}

async function checkCancel(tx: Database, order: Order): Promise<void> {
  // A withdrawn order may be cancelled, but not a returned one: its pieces may be in stock again
  // already.
  if (order.returned_at) throw new OrderCommandError('cancel', 'returned', order.number);
  checkLive('cancel', { ...order, withdrawn_at: null });
  if (order.payment_state !== 'open' && order.total > 0)
    throw new OrderCommandError('cancel', 'paid', order.number);
  if ((await listVouchersOf(tx, order.id)).length > 0)
    throw new OrderCommandError('cancel', 'has-vouchers', order.number);
}

/** The cancellation without the credit note, which an order without an invoice does not get. */
export async function cancel(tx: Database, order: Order, { actor, now }: Omit<Act, 'orderId'>) {
  const orderId = order.id;
  await tx
    .updateTable('orders')
    .set({ cancelled_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute();
  await putBackStock(tx, order.lines, now);
  const givenBack = await giveBack(tx, orderId, now);
  await enqueueCustomerMail(tx, 'cancelled', orderId, now);
  const detail = { givenBack, currency: order.currency };
  await writeLog(tx, { actor, act: 'cancelled', orderId, detail }, now);
}
