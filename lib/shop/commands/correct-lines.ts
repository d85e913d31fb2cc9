import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import { parseDocument, vouchersSoldIn } from '@/lib/shop/invoices/invoice-document';
import { enqueueCustomerMail } from '@/lib/shop/mail/outbox/outbox';
import { type Order, readOrder } from '@/lib/shop/orders/order';
import { restoreDiscountUses } from '@/lib/shop/pricing/discount-uses';
import type { Quote } from '@/lib/shop/pricing/quote';
import { restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { takeStock } from '../articles/stock';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { evaluatePayment, settleOrder } from './pay-order';
import { insertLines } from './place-order';
import { type CorrectionRequest, type PlannedCorrection, planCorrection } from './plan-correction';
import { hasInvoice, writeCredit, writeInvoice } from './write-invoice';

type Correction = OrderCommand &
  CorrectionRequest & {
    /** `orders.corrected_at` when the lines were shown; empty if they had never been corrected. */
    seen: string;
    /** The sum with vouchers that a preview showed; prices may have changed since. Absent: not checked. */
    shownTotal?: number;
  };

/**
 * Corrects the lines of an order before it is packed: articles are added, exchanged or removed. Moves the stock and
 * computes all sums anew (`planCorrection`). An invoice is never altered: a credit note cancels it, and a new one is
 * written. Money received stays with the order. If it is too little, a paid order is open again until the rest is paid;
 * if it is too much, the account shows it as to be paid back. The buyer gets a mail. Lines that are already as wanted
 * change nothing, so a form submitted twice corrects once.
 * @throws OrderCommandError if the order or the lines do not allow it, or the stock is too small
 */
export function correctLines(db: Database, correction: Correction): Promise<void> {
  const { orderId, actor, now, seen, shownTotal, shopConfig } = correction;
  return runOrderCommand(db, 'correct', orderId, async (tx, order) => {
    const planned = await planCorrection(tx, order, correction);
    if (planned.changes.length === 0) return;
    const isAsShown = shownTotal === undefined || shownTotal === planned.quote.total;
    if (seen !== (order.corrected_at ?? '') || !isAsShown)
      throw new OrderCommandError('correct', 'lines-changed', order.number);
    await moveStock(tx, planned, now);
    await giveBack(tx, order, planned, now);
    const isInvoiced = await hasInvoice(tx, orderId);
    const credit = isInvoiced ? await writeCredit(tx, order, { shopConfig, now }) : undefined;
    if (isInvoiced) await replaceDocuments(tx, order, now);
    const corrected = await replaceLines(tx, order, planned, now);
    if (isInvoiced) await writeInvoice(tx, corrected, { shopConfig, now });
    // The reminders of the former invoice say nothing about the new one.
    await tx.deleteFrom('reminders').where('order_id', '=', orderId).execute();
    const { open, toPayBack: amount } = planned;
    const voucher = order.redeemed - planned.redeemed;
    const mailed = { open, amount, voucher, ...(credit && { document: credit.id }) };
    await enqueueCustomerMail(tx, 'corrected', orderId, now, mailed);
    const changed = planned.changes.map(({ title, before, pieces }) => ({ title, before, pieces }));
    const detail = { corrected: changed, credit: credit?.name };
    await writeLog(tx, { actor, act: 'lines corrected', orderId, detail }, now);
    if (corrected.payment_state === 'open') await evaluatePayment(tx, corrected, now);
    else await settleOrder(tx, corrected, now);
  });
}

/** Takes what was added and returns what was removed, in one go, so that rows are locked in the usual sequence. */
async function moveStock(tx: Database, { changes }: PlannedCorrection, now: Date): Promise<void> {
  const taken = changes.map(({ article, before, pieces }) => ({
    article,
    pieces: pieces - before,
  }));
  const [soldOut] = await takeStock(tx, taken, now);
  if (soldOut) throw new OrderCommandError('correct', 'sold-out', soldOut.article);
}

/** Restores a code that no longer applies, and what vouchers have paid above the new sum. */
async function giveBack(tx: Database, order: Order, planned: PlannedCorrection, now: Date) {
  const { quote, redeemed } = planned;
  const isLeft = ({ label }: Order['discounts'][number]) =>
    quote.discounts.some((one) => one.label === label);
  await restoreDiscountUses(
    tx,
    order.discounts.filter((discount) => !isLeft(discount)),
  );
  const excess = order.redeemed - redeemed;
  if (excess > 0) await restoreVouchers(tx, order.id, now, excess);
}

/** Marks the invoice and the credit note that has just cancelled it as replaced. */
async function replaceDocuments(tx: Database, order: Order, now: Date): Promise<void> {
  const inForce = await tx
    .selectFrom('invoices')
    .select(['id', 'paper'])
    .where('order_id', '=', order.id)
    .where('replaced_at', 'is', null)
    .execute();
  for (const { id, paper } of inForce) {
    // The books read the vouchers of an older invoice from the order's lines, which are about to change.
    const { vouchers } = parseDocument(paper);
    const stated = { ...JSON.parse(paper), vouchers: vouchersSoldIn(order) };
    await tx
      .updateTable('invoices')
      .set({
        replaced_at: now.toISOString(),
        ...(vouchers === undefined && { paper: JSON.stringify(stated) }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Gives each line its position. An ordered article keeps its own, added ones come after all: withdrawals and refunds
 * name lines by position, and a form opened before the correction must not name another article.
 */
function placeLines({ lines: ordered }: Order, { lines }: Quote) {
  let next = Math.max(...ordered.map(({ position }) => position)) + 1;
  return lines.map((line) => {
    const kept = ordered.find(({ article }) => article === line.article);
    return { ...line, position: kept ? kept.position : next++ };
  });
}

async function replaceLines(
  tx: Database,
  order: Order,
  { quote, redeemed, total, open }: PlannedCorrection,
  now: Date,
): Promise<Order> {
  const { id } = order;
  const row = await tx
    .selectFrom('orders')
    .select(['number', 'email', 'address', 'delivery_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOpenAgain = order.payment_state === 'paid' && open > 0;
  await tx.deleteFrom('order_lines').where('order_id', '=', id).execute();
  await insertLines(tx, id, placeLines(order, quote));
  await tx
    .updateTable('orders')
    .set({
      ...{ goods: quote.goods, postage: quote.postage, redeemed, total },
      vat: JSON.stringify(quote.vat),
      discounts: quote.discounts.length > 0 ? JSON.stringify(quote.discounts) : null,
      search: orderSearch(row, quote.lines),
      corrected_at: now.toISOString(),
      ...(isOpenAgain && { payment_state: 'open', paid_at: null, payment_pending_at: null }),
    })
    .where('id', '=', id)
    .execute();
  const corrected = await readOrder(tx, id);
  if (!corrected) throw new Error('The order disappeared while it was corrected');
  return corrected;
}
