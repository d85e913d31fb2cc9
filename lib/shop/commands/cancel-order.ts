import type { Database } from '@/lib/shop/database/open-database';
import { lockOrder, type Order } from '@/lib/shop/orders/order';
import { hasLeft } from '@/lib/shop/orders/order-status';
import { restoreDiscountUses } from '@/lib/shop/pricing/discount-uses';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { listVouchersOf, restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { restoreStock } from '../articles/stock';
import { inTransaction } from '../database/transactions';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { readPieceRecords } from '../orders/piece-records';
import { splitLines } from '../orders/split-lines';
import { creditRest } from '../refunds/credit-rest';
import { writeLog } from './command-log';
import {
  assertActive,
  type OrderCommand,
  OrderCommandError,
  runOrderCommand,
} from './order-command';
import { hasInvoice } from './write-invoice';

/**
 * Cancels an order that is neither paid with money nor sent. It may be an order that the buyer has withdrawn from.
 * Restores the stock, the voucher balance and the use of a discount code, and writes a credit note if there is an
 * invoice. If a part was already paid, that money must be paid back.
 */
export function cancelOrder(
  db: Database,
  { shopConfig, ...command }: OrderCommand & { shopConfig: ShopConfig },
): Promise<void> {
  return runOrderCommand(db, 'cancel', command.orderId, async (tx, order) => {
    await checkCancel(tx, order);
    await cancel(tx, order, command);
    const cancelled = { ...order, cancelled_at: command.now.toISOString() };
    await creditRest(tx, cancelled, { shopConfig, now: command.now });
  });
}

async function checkCancel(tx: Database, order: Order): Promise<void> {
  // A withdrawn order may be cancelled, but not a returned one: its pieces may be in stock again
  // already.
  if (order.returned_at) throw new OrderCommandError('cancel', 'returned', order.number);
  if (hasLeft(order)) throw new OrderCommandError('cancel', 'sent', order.number);
  assertActive('cancel', { ...order, withdrawn_at: null });
  if (order.payment_state !== 'open' && order.total > 0)
    throw new OrderCommandError('cancel', 'paid', order.number);
  if ((await listVouchersOf(tx, order.id)).length > 0)
    throw new OrderCommandError('cancel', 'has-vouchers', order.number);
}

/** Cancels the order without a credit note. The caller writes one if the order has an invoice. */
async function cancel(tx: Database, order: Order, { actor, now }: Omit<OrderCommand, 'orderId'>) {
  const orderId = order.id;
  await tx
    .updateTable('orders')
    .set({ cancelled_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute();
  const lines = splitLines(order, await readPieceRecords(tx, orderId));
  const kept = lines.map(({ line: { article }, house: pieces }) => ({ article, pieces }));
  await restoreStock(tx, kept, now);
  await restoreDiscountUses(tx, order.discounts);
  const restoredAmount = await restoreVouchers(tx, orderId, now);
  await enqueueCustomerMail(tx, 'cancelled', orderId, now);
  const detail = { givenBack: restoredAmount, currency: order.currency };
  await writeLog(tx, { actor, act: 'cancelled', orderId, detail }, now);
}

/**
 * Milliseconds for which stock is reserved for an unpaid card order. Stripe's checkout page expires
 * after 40 minutes (`lib/shop/orders/order-status`), and its webhook may be late.
 */
const reservationPeriod = 45 * 60_000;

/**
 * Cancels card orders that are still unpaid after the reservation period, each in its own
 * transaction. Orders with a pending payment are left until Stripe reports the result. One with an invoice was paid
 * before: it is open for the rest of a correction, or because its payment was assigned to another order.
 * @returns the number of cancelled orders
 * @throws the first error, after trying all orders
 */
export async function releaseUnpaid(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - reservationPeriod).toISOString();
  const lapsed = await db
    .selectFrom('orders')
    .select('id')
    .where('payment', '=', 'stripe')
    .where('payment_state', '=', 'open')
    .where('cancelled_at', 'is', null)
    .where('payment_pending_at', 'is', null)
    .where('placed_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('placed_at')
    .execute();
  let released = 0;
  const failures: unknown[] = [];
  for (const { id } of lapsed)
    await release(db, id, now).then(
      (isReleased) => {
        released += Number(isReleased);
      },
      (error) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
  return released;
}

/** Skips an order that was paid or became pending in the meantime. */
function release(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.payment_state !== 'open' || order.cancelled_at || order.payment_pending_at)
      return false;
    if (await hasInvoice(tx, id)) return false;
    await cancel(tx, order, { actor: 'site', now });
    return true;
  });
}
