import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentState, PaymentTable } from '@/lib/shop/database/tables';
import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { blockBoughtVouchers, blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { restoreVouchers } from '@/lib/shop/vouchers/voucher';
import { restoreStock } from '../articles/stock';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { creditItems, creditSum } from './credit-items';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';
import { insertPayment } from './pay-order';
import { type Refundable, type RefundItems, readRefundable } from './read-refundable';
import { writeCredit } from './write-invoice';

export type Refund = OrderCommand & {
  shopConfig: ShopConfig;
  /**
   * Money, smallest unit: at most the amount received. 0 if the whole refund is restored to a
   * voucher.
   */
  amount: number;
  source: PaymentTable['source'];
  /** The source's own id (for the admin, the form's key). A refund with the same id is booked only once. */
  sourceId: string;
  /** The planned refund of the admin and its contents (`planRefund`). */
  planned?: { key: string; items: RefundItems };
};

/**
 * Books money paid back to a buyer: by the lines chosen in the admin, or as a plain sum, which first
 * uses the excess over the debt. A credit note covers the part that was owed. A full refund restores
 * the voucher balance and blocks vouchers bought with the order.
 * @returns false if this refund was booked before
 */
export function refundOrder(db: Database, refund: Refund): Promise<boolean> {
  return runOrderCommand(db, 'refund', refund.orderId, async (tx, order) => {
    if (await isBooked(tx, refund)) return false;
    const { amount, now, shopConfig, planned } = refund;
    const left = await readRefundable(tx, order, planned?.key);
    const isSum = Number.isInteger(amount) && (planned ? amount >= 0 : amount > 0);
    if (!isSum || amount > left.account.received)
      throw new OrderCommandError('refund', 'amount', order.number);
    const part = creditFor(refund, order, left);
    await bookMoney(tx, order, refund);
    if (part) await changeOrder(tx, order, { refund, left, part });
    const restock = planned?.items.restock;
    if (restock) await restoreStock(tx, restockable(planned.items, left), now);
    const voucher = part?.redeemed ?? 0;
    const named = namedLines(part);
    await enqueueCustomerMail(tx, 'refunded', order.id, now, { amount, voucher, ...named });
    const { actor, source } = refund;
    const sums = { amount, givenBack: voucher, currency: order.currency, source };
    const credit = part && (await writeCredit(tx, order, { shopConfig, now, part }));
    const detail = { ...sums, ...named, ...(restock !== undefined && { restock }), credit };
    await writeLog(tx, { actor, act: 'refunded', orderId: order.id, detail }, now);
    return true;
  });
}

/** The refunded pieces that no other refund has returned. */
function restockable({ lines }: RefundItems, left: Refundable) {
  return lines.flatMap(({ position, pieces }) => {
    const of = left.lines.find(({ line }) => line.position === position);
    return of ? [{ article: of.line.article, pieces: Math.min(pieces, of.pieces) }] : [];
  });
}

/** The lines and postage of a refund, for mail and log; empty if they are unknown. */
function namedLines(part: CreditPart | undefined) {
  const lines = (part?.lines ?? []).map(({ line: { title }, pieces, sum }) => {
    return { title, pieces, sum };
  });
  return { ...(lines.length > 0 && { lines }), ...(part?.postage && { postage: part.postage }) };
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
 * The credit note's contents; `undefined` if nothing owed is refunded. Money already sent is always
 * booked: as a plain sum if its lines have been refunded otherwise in the meantime.
 */
function creditFor({ amount, planned }: Refund, order: Order, left: Refundable) {
  const part = planned && creditItems(planned.items, order, left);
  if (part && part.amount + planned.items.excess === amount)
    return part.amount + part.redeemed > 0 ? part : undefined;
  const owed = Math.max(0, amount - left.account.toPayBack);
  return owed > 0 ? creditSum(owed, order, left) : undefined;
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

type Change = { refund: Refund; left: Refundable; part: CreditPart };

async function changeOrder(tx: Database, order: Order, { refund, left, part }: Change) {
  const { now } = refund;
  const rest = left.vat.reduce((sum, { gross }) => sum + gross, 0);
  const isWhole = part.amount + part.redeemed >= rest;
  const payment_state: PaymentState = isWhole ? 'refunded' : 'partly-refunded';
  await tx.updateTable('orders').set({ payment_state }).where('id', '=', order.id).execute();
  const most = isWhole ? undefined : Math.max(0, part.redeemed - left.onVouchers);
  await restoreVouchers(tx, order.id, now, most);
  if (isWhole) await blockVouchersOf(tx, order.id, now);
  else
    for (const { line, pieces } of part.lines)
      if (line.kind === 'voucher') await blockBoughtVouchers(tx, { line, pieces, now });
}
