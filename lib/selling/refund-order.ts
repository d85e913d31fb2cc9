import type { Database } from '@/lib/database/open-database';
import type { PaymentState, PaymentTable } from '@/lib/database/tables';
import type { Order } from '@/lib/orders/order';
import { type Account, readAccount } from '@/lib/orders/read-account';
import type { Till } from '@/lib/till/till';
import { blockVouchersOf } from '@/lib/vouchers/block-voucher';
import { giveBack } from '@/lib/vouchers/give-back';
import { type Act, actOn } from './act-on';
import { ActRefused } from './act-refused';
import { insertPayment } from './pay-order';
import { tellBuyer } from './tell-buyer';
import { writeCredit } from './write-invoice';
import { writeLog } from './write-log';

export type Refund = Act & {
  till: Till;
  /** Smallest unit: more than nothing, at most what has come in. */
  amount: number;
  source: PaymentTable['source'];
  /** The source's own name for it (the form's key at the desk): the same is booked once. */
  sourceId: string;
};

/**
 * Books money that goes back to a buyer. What had come in beyond the debt goes first; the rest is given back by a credit
 * note. With the whole of it a voucher has its balance again, and vouchers bought with it pay no more.
 * @returns whether it was not booked before
 */
export function refundOrder(db: Database, refund: Refund): Promise<boolean> {
  return actOn(db, 'refund', refund.orderId, async (tx, order) => {
    if (await isBooked(tx, refund)) return false;
    const { amount, now, till } = refund;
    const account = await readAccount(tx, order);
    if (!Number.isInteger(amount) || amount <= 0 || amount > account.received)
      throw new ActRefused('refund', 'amount', order.number);
    const credit = Math.max(0, amount - account.toPayBack);
    await bookRefund(tx, order, refund);
    const state = stateAfter(order, account, credit);
    await changeState(tx, order, state, now);
    await tellBuyer(tx, 'refunded', order.id, now, { amount });
    // With the last of it the voucher has what it paid: the papers give that back too, or VAT of it would stay owed.
    const redeemed = state === 'refunded' ? order.redeemed : 0;
    if (credit > 0) await writeCredit(tx, order, { till, now, amount: credit, redeemed });
    return true;
  });
}

async function isBooked(tx: Database, { source, sourceId }: Refund): Promise<boolean> {
  const booked = tx
    .selectFrom('payments')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId);
  return (await booked.executeTakeFirst()) !== undefined;
}

async function bookRefund(tx: Database, order: Order, refund: Refund): Promise<void> {
  const { amount, source, sourceId, actor, now } = refund;
  const { currency } = order;
  const bookedAt = now.toISOString();
  const payment = { source, sourceId, amount: -amount, currency, reference: '', payer: '' };
  await insertPayment(tx, { ...payment, bookedAt }, order.id);
  const detail = { amount, currency, source };
  await writeLog(tx, { actor, act: 'refunded', orderId: order.id, detail }, now);
}

function stateAfter(order: Order, { credited }: Account, credit: number): PaymentState {
  if (credit === 0) return order.payment_state;
  return credited + credit >= order.total ? 'refunded' : 'partly-refunded';
}

async function changeState(tx: Database, order: Order, payment_state: PaymentState, now: Date) {
  await tx.updateTable('orders').set({ payment_state }).where('id', '=', order.id).execute();
  if (payment_state !== 'refunded') return;
  await giveBack(tx, order.id, now);
  await blockVouchersOf(tx, order.id, now);
}
