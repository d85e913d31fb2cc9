import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { withdrawalRefusal } from '@/lib/shop/withdrawal/withdrawal-right';
import { restoreStock } from '../articles/stock';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { readRefundable } from './read-refundable';
import { piecesToReturn } from './remaining-order';
import { hasInvoice, writeCredit } from './write-invoice';

/**
 * Records a buyer's withdrawal with its time and enqueues the receipt. The order is no longer sent,
 * and vouchers bought with it are blocked. Stock, money and credit note follow once the goods are
 * back (`returnGoods`, `refundOrder`).
 * @param name the declaring person's name, for the receipt
 */
export function withdrawOrder(
  db: Database,
  { shopConfig, name, ...command }: OrderCommand & { shopConfig: ShopConfig; name?: string },
): Promise<void> {
  const { orderId, actor, now } = command;
  return runOrderCommand(db, 'withdraw', orderId, async (tx, order) => {
    const reason = withdrawalRefusal(order, shopConfig, now);
    if (reason) throw new OrderCommandError('withdraw', reason, order.number);
    const at = now.toISOString();
    await tx.updateTable('orders').set({ withdrawn_at: at }).where('id', '=', orderId).execute();
    await blockVouchersOf(tx, orderId, now);
    await enqueueCustomerMail(tx, 'withdrawn', orderId, now, { at, ...(name && { name }) });
    await writeLog(tx, { actor, act: 'withdrawn', orderId }, now);
  });
}

/** `restock`: the returned pieces can be sold again. */
type GoodsReturn = OrderCommand & { shopConfig: ShopConfig; restock: boolean };

/**
 * Records that goods are back, or have never left: all goods of a withdrawn or fully refunded
 * order, or the refunded pieces of a partly refunded order. With `restock` each piece is restocked
 * once. If all goods of an order are taken back, the vouchers that paid it are restored. An unpaid
 * order is cancelled. `refundOrder` pays the money back.
 */
export function returnGoods(
  db: Database,
  { shopConfig, restock, ...command }: GoodsReturn,
): Promise<void> {
  const { orderId, actor, now } = command;
  return runOrderCommand(db, 'take back', orderId, async (tx, order) => {
    checkReturn(order);
    const returned = { ...order, ...returnChanges(order, now.toISOString()) };
    const { payment_state, cancelled_at, returned_at } = returned;
    await tx
      .updateTable('orders')
      .set({ payment_state, cancelled_at, returned_at })
      .where('id', '=', orderId)
      .execute();
    const isFullReturn = order.withdrawn_at !== null || order.payment_state === 'refunded';
    const { refunds } = await readRefundable(tx, order);
    if (restock) await restoreStock(tx, piecesToReturn(order, refunds), now);
    // For a partial refund, the refund itself has restored the voucher.
    const restoredAmount = isFullReturn ? await restoreVouchers(tx, orderId, now) : 0;
    const detail = { restock, givenBack: restoredAmount, currency: order.currency };
    await writeLog(tx, { actor, act: 'taken back', orderId, detail }, now);
    const isBilled = isUnpaid(order) && (await hasInvoice(tx, orderId));
    if (isBilled) await writeCredit(tx, returned, { shopConfig, now });
  });
}

/** No money will be paid back: the order is unpaid, or paid with vouchers alone. */
const isUnpaid = ({ payment_state, total }: Order) => payment_state === 'open' || total === 0;

function returnChanges(order: Order, at: string) {
  return {
    returned_at: at,
    ...(order.payment_state === 'open' && { cancelled_at: at }),
    ...(order.total === 0 && { payment_state: 'refunded' as const }),
  };
}

function checkReturn(order: Order): void {
  const reason = returnRefusal(order);
  if (reason) throw new OrderCommandError('take back', reason, order.number);
}

function returnRefusal({ cancelled_at, returned_at, withdrawn_at, payment_state }: Order) {
  if (returned_at) return 'returned';
  if (cancelled_at) return 'cancelled';
  const isRefunded = payment_state === 'refunded' || payment_state === 'partly-refunded';
  return withdrawn_at || isRefunded ? undefined : 'not-withdrawn';
}
