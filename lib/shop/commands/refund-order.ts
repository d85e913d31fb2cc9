import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/payment-tables';
import type { PaymentState } from '@/lib/shop/database/tables';
import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { blockBoughtVouchers, blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { restoreStock } from '../articles/stock';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { readPieceRecords } from '../orders/piece-records';
import { splitLines } from '../orders/split-lines';
import { creditItems, creditSum } from '../refunds/credit-items';
import { type Refundable, type RefundItems, readRefundable } from '../refunds/read-refundable';
import { isRest, moneyOf } from '../refunds/validate-refund';
import { writeLog } from './command-log';
import { finishShipping } from './finish-shipping';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { evaluatePayment, insertPayment } from './pay-order';
import { writeCredit } from './write-invoice';

export type Refund = OrderCommand & {
  shopConfig: ShopConfig;
  /**
   * Money, smallest unit: at most the amount received. 0 if the whole refund is restored to a
   * voucher.
   */
  amount: number;
  source: PaymentTable['source'];
  /**
   * The refund's id at the source; for a refund entered in the admin, the form's key. A refund with
   * the same id is booked only once.
   */
  sourceId: string;
  /** The refund as planned in the admin (`planRefund`); absent if it was not planned there. */
  planned?: PlannedItems;
  /**
   * Whether the credit note takes effect without paying money back (`amount` is 0): what it takes off above the unpaid
   * part is then to be paid back (`Account.toPayBack`).
   */
  isCreditOnly?: boolean;
};

type PlannedItems = { key: string; items: RefundItems };

/**
 * Books a refund, or the reduction of an unpaid bill: of the lines chosen in the admin, or as a plain sum,
 * which first uses up what was paid in excess. A credit note covers the part that was owed. A full refund
 * restores the whole voucher balance and blocks all vouchers bought with the order; a partial refund only its
 * share.
 * @returns false if this refund was booked before
 */
export function refundOrder(db: Database, refund: Refund): Promise<boolean> {
  return runOrderCommand(db, 'refund', refund.orderId, async (tx, order) => {
    if (await isBooked(tx, refund)) return false;
    const { amount, now, shopConfig, planned } = refund;
    const refundable = await readRefundable(tx, order, planned?.key);
    const isSum = Number.isInteger(amount) && (planned ? amount >= 0 : amount > 0);
    if (!isSum || amount > refundable.account.received)
      throw new OrderCommandError('refund', 'amount', order.number);
    const creditPart = creditFor(refund, order, refundable);
    const restock = planned?.items.restock;
    if (restock) await restoreStock(tx, await restockable(tx, order, planned), now);
    await bookMoney(tx, order, refund);
    if (creditPart) await changeOrder(tx, order, { refund, refundable, creditPart });
    const voucher = creditPart?.redeemed ?? 0;
    const creditedItems = listCreditedItems(creditPart);
    const { actor, source } = refund;
    // A bill that is not paid becomes smaller; no money is paid back.
    const reduced = creditPart ? Math.min(creditPart.amount, refundable.unpaid) : 0;
    const isReduction = reduced > 0 && amount === 0;
    const paidBack = isReduction && creditPart ? creditPart.amount : amount;
    const sums = { amount: paidBack, givenBack: voucher, currency: order.currency, source };
    const credit =
      creditPart && (await writeCredit(tx, order, { shopConfig, now, part: creditPart }));
    const open = refundable.account.open - reduced;
    const mail = { amount: paidBack, voucher, account: source, document: credit?.id, open };
    const mailed = { ...mail, ...creditedItems };
    await enqueueCustomerMail(tx, isReduction ? 'credited' : 'refunded', order.id, now, mailed);
    const restocked = restock !== undefined && { restock };
    const detail = { ...sums, ...creditedItems, ...restocked, credit: credit?.name };
    const act = isReduction ? 'credited' : 'refunded';
    await writeLog(tx, { actor, act, orderId: order.id, detail }, now);
    if (reduced > 0) await evaluatePayment(tx, order, now);
    await finishShipping(tx, order.id);
    return true;
  });
}

/** The refunded pieces that are still at the seller: not sent, and not returned to the stock yet. */
async function restockable(tx: Database, order: Order, { key, items }: PlannedItems) {
  return (await splitBefore(tx, order, key)).flatMap(({ line, house }) => {
    const refunded = items.lines.find(({ position }) => position === line.position)?.pieces ?? 0;
    const pieces = Math.min(refunded, house);
    return pieces > 0 ? [{ article: line.article, pieces }] : [];
  });
}

/** The state of an order's pieces as if the refund with this key did not exist. */
async function splitBefore(tx: Database, order: Order, key: string | undefined) {
  const records = await readPieceRecords(tx, order.id);
  const refunds = records.refunds.filter((refund) => refund.key !== key);
  return splitLines(order, { ...records, refunds });
}

/** The lines and postage of a refund, for mail and log; empty if they are unknown. */
function listCreditedItems(creditPart: CreditPart | undefined) {
  const lines = (creditPart?.lines ?? []).map(({ line: { title }, pieces, sum }) => {
    return { title, pieces, sum };
  });
  return {
    ...(lines.length > 0 && { lines }),
    ...(creditPart?.postage && { postage: creditPart.postage }),
  };
}

async function isBooked(tx: Database, { source, sourceId, planned }: Refund): Promise<boolean> {
  const booked = tx
    .selectFrom('payments')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId);
  const refunded = tx
    .selectFrom('refunds')
    .select('key')
    .where('key', '=', planned?.key ?? '')
    .where('booked_at', 'is not', null);
  const rows = [await booked.executeTakeFirst(), await refunded.executeTakeFirst()];
  return rows.some((row) => row !== undefined);
}

/**
 * The credit note's contents; `undefined` if nothing owed is refunded. Money already sent is always booked: as
 * a plain sum if the lines it was planned for have since been refunded in another way.
 */
function creditFor(
  { amount, planned, isCreditOnly }: Refund,
  order: Order,
  refundable: Refundable,
) {
  const creditPart = planned && creditItems(planned.items, order, refundable);
  if (creditPart && (isCreditOnly || moneyOf(creditPart, planned.items, refundable) === amount))
    return creditPart.amount + creditPart.redeemed > 0 ? creditPart : undefined;
  const owedAmount = Math.max(0, amount - refundable.account.toPayBack);
  return owedAmount > 0 ? creditSum(owedAmount, order, refundable) : undefined;
}

async function bookMoney(tx: Database, order: Order, refund: Refund): Promise<void> {
  const { amount, source, sourceId, now, planned } = refund;
  const { currency } = order;
  const bookedAt = now.toISOString();
  const payment = { source, sourceId, amount: -amount, currency, reference: '', payer: '' };
  if (amount > 0) await insertPayment(tx, { ...payment, bookedAt }, order.id);
  if (!planned) return;
  await tx
    .updateTable('refunds')
    .set({ booked_at: bookedAt })
    .where('key', '=', planned.key)
    .execute();
}

type Change = { refund: Refund; refundable: Refundable; creditPart: CreditPart };

async function changeOrder(tx: Database, order: Order, { refund, refundable, creditPart }: Change) {
  const { now } = refund;
  const isFullRefund = isRest(creditPart, refundable);
  const payment_state: PaymentState = isFullRefund ? 'refunded' : 'partly-refunded';
  // An unpaid bill stays open for the rest.
  if (order.payment_state !== 'open' || isFullRefund)
    await tx.updateTable('orders').set({ payment_state }).where('id', '=', order.id).execute();
  const maxVoucher = isFullRefund
    ? undefined
    : Math.max(0, creditPart.redeemed - refundable.onVouchers);
  await restoreVouchers(tx, order.id, now, maxVoucher);
  if (isFullRefund) return blockVouchersOf(tx, order.id, now);
  const split = await splitBefore(tx, order, refund.planned?.key);
  for (const { line, pieces } of creditPart.lines) {
    if (line.kind !== 'voucher') continue;
    // Vouchers of withdrawn pieces are blocked already; pieces that are not refunded stay with the buyer.
    const withdrawn = split.find((one) => one.line.id === line.id)?.withdrawn ?? 0;
    await blockBoughtVouchers(tx, { line, pieces: Math.max(0, pieces - withdrawn), now });
  }
}
