import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { blockBoughtVouchers, blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { endedReason, withdrawalRefusal } from '@/lib/shop/withdrawal/withdrawal-right';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { type PieceCount, readPieceRecords } from '../orders/piece-records';
import { type SplitLine, splitLines } from '../orders/split-lines';
import { planRefund } from '../refunds/plan-refund';
import { writeLog } from './command-log';
import { finishShipping } from './finish-shipping';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { refundOrder } from './refund-order';
import { hasInvoice } from './write-invoice';

type Withdrawal = OrderCommand & {
  shopConfig: ShopConfig;
  /** The declaring person's name, for the receipt. */
  name?: string;
  /** The withdrawn pieces; absent: all that the buyer has not withdrawn from yet. */
  lines?: PieceCount[];
  /** Whether staff accept the withdrawal. The withdrawal period is then not checked. */
  isAccepted?: boolean;
};

/**
 * Records a buyer's withdrawal from an order or some of its pieces with its time, and enqueues the
 * receipt. These pieces are no longer sent, and vouchers bought with them are blocked. Stock and money
 * follow once the goods are back (`returnGoods`, `refundPayment`); a bill that is not paid is reduced
 * at once.
 */
export function withdrawOrder(
  db: Database,
  { lines: wanted, ...withdrawal }: Withdrawal,
): Promise<void> {
  const { orderId, shopConfig, now, isAccepted } = withdrawal;
  return runOrderCommand(db, 'withdraw', orderId, async (tx, order) => {
    const reason = isAccepted ? endedReason(order) : withdrawalRefusal(order, shopConfig, now);
    if (reason) throw new OrderCommandError('withdraw', reason, order.number);
    const split = splitLines(order, await readPieceRecords(tx, orderId));
    const pieces = wanted && chosenLines(order, split, wanted);
    const isPart = pieces && split.some(({ left }, at) => left > (pieces[at]?.pieces ?? 0));
    await (isPart
      ? withdrawPart(tx, order, { ...withdrawal, pieces })
      : withdrawAll(tx, withdrawal));
  });
}

type ChosenLine = { line: SplitLine['line']; pieces: number };

/** The chosen pieces by line. @throws OrderCommandError if no piece is chosen, or more than the buyer has */
function chosenLines(order: Order, split: SplitLine[], wanted: PieceCount[]): ChosenLine[] {
  const chosen = split.map(({ line, left }) => {
    const pieces = wanted.find(({ position }) => position === line.position)?.pieces ?? 0;
    return { line, left, pieces };
  });
  const isPossible = chosen.every(({ left, pieces }) => pieces <= left);
  if (!isPossible || chosen.every(({ pieces }) => pieces === 0))
    throw new OrderCommandError('withdraw', 'amount', order.number);
  return chosen;
}

async function withdrawAll(tx: Database, { orderId, actor, now, name }: Withdrawal): Promise<void> {
  const at = now.toISOString();
  await tx.updateTable('orders').set({ withdrawn_at: at }).where('id', '=', orderId).execute();
  await blockVouchersOf(tx, orderId, now);
  await enqueueCustomerMail(tx, 'withdrawn', orderId, now, { at, ...(name && { name }) });
  await writeLog(tx, { actor, act: 'withdrawn', orderId }, now);
}

type PartWithdrawal = Withdrawal & { pieces: ChosenLine[] };

async function withdrawPart(tx: Database, order: Order, withdrawal: PartWithdrawal): Promise<void> {
  const { orderId, actor, now, name } = withdrawal;
  const isUnpaid = order.payment_state === 'open';
  // Without an invoice there is no amount to reduce: the buyer would still have to pay the whole sum.
  if (isUnpaid && !(await hasInvoice(tx, orderId)))
    throw new OrderCommandError('withdraw', 'unpaid', order.number);
  const pieces = withdrawal.pieces.filter((one) => one.pieces > 0);
  const at = now.toISOString();
  const lines = pieces.map(({ line: { position }, ...one }) => ({ position, pieces: one.pieces }));
  await tx
    .insertInto('withdrawals')
    .values({ id: randomUUID(), order_id: orderId, lines: JSON.stringify(lines), at })
    .execute();
  for (const { line, pieces: count } of pieces)
    if (line.kind === 'voucher') await blockBoughtVouchers(tx, { line, pieces: count, now });
  const withdrawn = pieces.map(({ line: { title }, ...one }) => ({ title, pieces: one.pieces }));
  await enqueueCustomerMail(tx, 'withdrawn', orderId, now, {
    at,
    withdrawn,
    ...(name && { name }),
  });
  await writeLog(tx, { actor, act: 'withdrawn', orderId, detail: { withdrawn } }, now);
  if (isUnpaid) await reduceBill(tx, withdrawal, lines);
  await finishShipping(tx, orderId);
}

/**
 * Writes a credit note for withdrawn pieces of an order not paid in full. What was received above the new sum is
 * to be paid back by staff. Unsent pieces are for sale again.
 */
async function reduceBill(
  tx: Database,
  { orderId, actor, now, shopConfig }: Withdrawal,
  lines: PieceCount[],
): Promise<void> {
  const request = { lines, postage: 0, excess: 0, restock: true };
  const planned = await planRefund(tx, { orderId, key: randomUUID(), request, now });
  const booked = { orderId, actor, now, shopConfig, amount: 0, planned, isCreditOnly: true };
  await refundOrder(tx, { ...booked, source: 'desk', sourceId: `refund ${planned.key}` });
}
