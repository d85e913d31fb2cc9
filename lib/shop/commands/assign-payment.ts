import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { OrderCommandError } from './order-command-error';
import { type Booked, judgePayment } from './pay-order';
import { type Act, runOrderCommand } from './run-order-command';
import { writeLog } from './write-log';

/**
 * Assigns a payment that was booked without an order to this order. @throws OrderCommandError if the
 * payment is unknown, already assigned or settled, or in another currency
 */
export function assignPayment(
  db: Database,
  { orderId, paymentId, actor, now }: Act & { paymentId: string },
): Promise<Booked> {
  return runOrderCommand(db, 'assign', orderId, async (tx, order) => {
    const found = tx.selectFrom('payments').selectAll().where('id', '=', paymentId);
    const payment = await holdRows(tx, found).executeTakeFirst();
    const isFree = payment?.order_id === null && payment.settled_at === null;
    if (!isFree || payment.currency !== order.currency)
      throw new OrderCommandError('assign', 'payment', order.number);
    await tx
      .updateTable('payments')
      .set({ order_id: orderId, settled_at: now.toISOString() })
      .where('id', '=', paymentId)
      .execute();
    const booked = await judgePayment(tx, order, now);
    const { amount, currency } = payment;
    const detail = { amount, currency, outcome: booked.outcome };
    await writeLog(tx, { actor, act: 'payment assigned', orderId, detail }, now);
    return booked;
  });
}
