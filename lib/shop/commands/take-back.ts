import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { giveBack } from '@/lib/shop/vouchers/give-back';
import { OrderCommandError } from './order-command-error';
import { readRefundable } from './read-refundable';
import { type Act, runOrderCommand } from './run-order-command';
import { piecesToReturn } from './share-lines';
import { putBackStock } from './take-stock';
import { hasInvoice, writeCredit } from './write-invoice';
import { writeLog } from './write-log';

/** `restock`: the returned pieces can be sold again. */
type Return = Act & { till: ShopConfig; restock: boolean };

/**
 * Records that the goods of a withdrawn or refunded order are back (or never left), or the pieces
 * that were refunded; each piece is restocked once. Restores the vouchers of a whole order and
 * cancels an unpaid one. Money is paid back by `refundOrder`.
 */
export function takeBack(db: Database, { till, restock, ...act }: Return): Promise<void> {
  const { orderId, actor, now } = act;
  return runOrderCommand(db, 'take back', orderId, async (tx, order) => {
    checkReturn(order);
    const returned = { ...order, ...changes(order, now.toISOString()) };
    const { payment_state, cancelled_at, returned_at } = returned;
    await tx
      .updateTable('orders')
      .set({ payment_state, cancelled_at, returned_at })
      .where('id', '=', orderId)
      .execute();
    const isWhole = order.withdrawn_at !== null || order.payment_state === 'refunded';
    const { refunds } = await readRefundable(tx, order);
    if (restock) await putBackStock(tx, piecesToReturn(order, refunds), now);
    // For a partial refund, the refund itself has restored the voucher.
    const givenBack = isWhole ? await giveBack(tx, orderId, now) : 0;
    const detail = { restock, givenBack, currency: order.currency };
    await writeLog(tx, { actor, act: 'taken back', orderId, detail }, now);
    const isBilled = isUnpaid(order) && (await hasInvoice(tx, orderId));
    if (isBilled) await writeCredit(tx, returned, { till, now });
  });
}

/** No money will be paid back: the order is unpaid, or paid with vouchers alone. */
const isUnpaid = ({ payment_state, total }: Order) => payment_state === 'open' || total === 0;

function changes(order: Order, at: string) {
  return {
    returned_at: at,
    ...(order.payment_state === 'open' && { cancelled_at: at }),
    ...(order.total === 0 && { payment_state: 'refunded' as const }),
  };
}

function checkReturn(order: Order): void {
  const reason = whyNot(order);
  if (reason) throw new OrderCommandError('take back', reason, order.number);
}

function whyNot({ cancelled_at, returned_at, withdrawn_at, payment_state }: Order) {
  if (returned_at) return 'returned';
  if (cancelled_at) return 'cancelled';
  const isGivenBack = payment_state === 'refunded' || payment_state === 'partly-refunded';
  return withdrawn_at || isGivenBack ? undefined : 'not-withdrawn';
}
