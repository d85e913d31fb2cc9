import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import type { RefundTable } from '@/lib/shop/database/payment-tables';
import { type InvoiceDocument, parseDocument } from '@/lib/shop/invoices/invoice-document';
import { remainingVat } from '@/lib/shop/invoices/vat-shares';
import { sumOfLine } from '@/lib/shop/orders/line-sum';
import { type Account, type Order, readAccount } from '@/lib/shop/orders/order';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { hasInvoice } from '../commands/write-invoice';

const amount = z.int().nonnegative();

const itemsSchema = z.strictObject({
  lines: z.array(z.strictObject({ position: amount, pieces: amount, amount })),
  postage: amount,
  excess: amount,
  restock: z.boolean().optional(),
});

/**
 * The contents of a refund, in the smallest unit. `lines`: the refunded lines by position, with 0 pieces if only the
 * price is lowered. `excess`: money received beyond what is owed; no credit note contains it. `restock`: whether
 * pieces not yet sent can be sold again; absent for sent pieces.
 */
export type RefundItems = z.infer<typeof itemsSchema>;

/** @throws if `refunds.items` does not match the schema */
export function parseRefundItems(json: string): RefundItems {
  return itemsSchema.parse(JSON.parse(json));
}

/**
 * The part of a refund that its credit note covers, paid back as money or restored to a voucher.
 */
export function creditAmount({ lines, postage }: RefundItems): number {
  return lines.reduce((sum, line) => sum + line.amount, postage);
}

/** The part of an order that can still be refunded, in the smallest unit. */
export type Refundable = {
  lines: { line: Order['lines'][number]; pieces: number; amount: number }[];
  postage: number;
  /** Money received beyond what is owed. */
  excess: number;
  /** Of a bill: the amount still to be paid. A credit note reduces it before money is paid back. */
  unpaid: number;
  /** The maximum money that can be paid back. */
  money: number;
  /** Amount restored to the order's vouchers that is on no credit note yet. */
  onVouchers: number;
  /** VAT left by rate; a refund without lines reduces each rate. */
  vat: VatPart[];
  account: Account;
  credits: InvoiceDocument[];
  /** All refunds by lines so far, oldest first. */
  refunds: (Pick<Selectable<RefundTable>, 'key' | 'amount' | 'created_at' | 'booked_at'> & {
    items: RefundItems;
  })[];
};

/**
 * Reads what can still be refunded. A refund counts from its request on, even while its result at
 * Stripe is unknown.
 * @param ignoredKey the key of a refund to ignore
 */
export async function readRefundable(
  db: Database,
  order: Order,
  ignoredKey?: string,
): Promise<Refundable> {
  const account = await readAccount(db, order);
  const refunds = (await readRefunds(db, order.id)).filter(({ key }) => key !== ignoredKey);
  const credits = await readCredits(db, order.id);
  const vat = remainingVat(order.vat, credits);
  const refundItems = refunds.map(({ items }) => items);
  const isUnpaid = order.payment_state === 'open' && !order.withdrawn_at;
  const isBilled = isUnpaid && (await hasInvoice(db, order.id));
  const isOpen = mayBeCredited(order, account, isBilled);
  const maxGross = (rate?: number) =>
    vat.reduce((sum, part) => sum + (part.rate === (rate ?? part.rate) ? part.gross : 0), 0);
  const lines = order.lines.map((line) => {
    const before = refundItems.flatMap((items) =>
      items.lines.filter((one) => one.position === line.position),
    );
    const pieces = before.reduce((left, one) => left - one.pieces, line.pieces);
    const left = before.reduce((sum, one) => sum - one.amount, sumOfLine(line));
    return {
      line,
      pieces,
      amount: isOpen ? Math.max(0, Math.min(left, maxGross(line.vat_rate))) : 0,
    };
  });
  const underWay = refunds.filter(({ booked_at }) => !booked_at);
  const postage = refundItems.reduce((left, items) => left - items.postage, order.postage);
  return {
    lines,
    postage: isOpen ? Math.max(0, Math.min(postage, maxGross())) : 0,
    excess: account.toPayBack - underWay.reduce((sum, { items }) => sum + items.excess, 0),
    unpaid: isBilled ? account.open : 0,
    money: account.received - underWay.reduce((sum, { amount }) => sum + amount, 0),
    onVouchers: order.redeemed - (await redeemedOf(db, order.id)) - creditedToVouchers(credits),
    ...{ vat, account, credits, refunds },
  };
}

/** Whether anything can be refunded. */
export function hasRefundable({ lines, postage, excess }: Refundable): boolean {
  return excess > 0 || postage > 0 || lines.some(({ amount }) => amount > 0);
}

/**
 * Whether lines and postage can be credited. An order paid entirely with vouchers can be refunded by lines; if
 * all of it was withdrawn, `returnGoods` refunds it. A cancelled order owes nothing.
 * @param isBilled whether the order has an invoice that is not paid
 */
function mayBeCredited(
  { total, redeemed, cancelled_at, withdrawn_at, payment_state }: Order,
  { received }: Account,
  isBilled: boolean,
) {
  const isCharged = isBilled || received > 0 || payment_state === 'partly-refunded';
  if (total === 0)
    return redeemed > 0 && !cancelled_at && !withdrawn_at && payment_state !== 'refunded';
  return !cancelled_at && isCharged;
}

/** The amount that credit notes have restored to vouchers. */
export function creditedToVouchers(credits: Pick<InvoiceDocument, 'redeemed'>[]): number {
  return credits.reduce((sum, { redeemed }) => sum + redeemed, 0);
}

/** The amount that vouchers currently pay of an order. */
async function redeemedOf(db: Database, orderId: string): Promise<number> {
  const voucherUses = db
    .selectFrom('voucher_uses')
    .select('amount')
    .where('order_id', '=', orderId);
  return (await voucherUses.execute()).reduce((sum, { amount }) => sum + amount, 0);
}

/** The refunds of an order by lines, including pending ones, oldest first. */
export async function readRefunds(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('refunds')
    .select(['key', 'items', 'amount', 'created_at', 'booked_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ items, ...row }) => ({ ...row, items: parseRefundItems(items) }));
}

/** The credit notes for an order's invoice in force, oldest first. */
export async function readCredits(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('paper')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit')
    .where('replaced_at', 'is', null)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ paper }) => parseDocument(paper));
}
