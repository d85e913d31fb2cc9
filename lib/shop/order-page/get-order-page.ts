import type { Selectable } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { hasWaitingGift } from '@/lib/shop/commands/erase-order-data';
import { type BuyerNote, readBuyerNotes } from '@/lib/shop/commands/write-to-buyer';
import type { Database } from '@/lib/shop/database/open-database';
import type { InvoiceTable } from '@/lib/shop/database/tables';
import type { InvoiceDocument } from '@/lib/shop/invoices/invoice-document';
import { type Account, findOrder, type Order, readAccount } from '@/lib/shop/orders/order';
import { type CardPayment, cardPayment, isOnAccount } from '@/lib/shop/orders/order-status';
import { type PieceRecords, readPieceRecords } from '@/lib/shop/orders/piece-records';
import {
  hasNothingToPack,
  isUnderWay,
  type SplitLine,
  splitLines,
} from '@/lib/shop/orders/split-lines';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { readCredits } from '@/lib/shop/refunds/read-refundable';
import { listVouchersOf, type Voucher } from '@/lib/shop/vouchers/voucher';
import {
  type Withdrawable,
  withdrawalEnd,
  withdrawalRefusal,
} from '@/lib/shop/withdrawal/withdrawal-right';
import { type OrderStep, orderSteps } from './order-steps';

/**
 * The invoice. `reference`: its QRR or SCOR reference without spaces; `due_on`: the last day to pay a
 * bill (`2026-12-31`).
 */
export type OrderInvoice = Pick<
  Selectable<InvoiceTable>,
  'year' | 'number' | 'reference' | 'due_on'
>;

/** The data of an order page. */
export type OrderOnPage = {
  order: Order;
  account: Account;
  steps: OrderStep[];
  /** Absent if there is nothing to pay by card. */
  cardPayment?: CardPayment;
  /** Absent until it is issued: before payment only an order that is payable by bill has one. */
  invoice?: OrderInvoice;
  /** The lines with their withdrawn, returned and refunded pieces. */
  split: SplitLine[];
  /** The parcels sent; empty for an order from before parcels were recorded. */
  parcels: PieceRecords['shipments'];
  /** Notes of the seller to the buyer. */
  notes: BuyerNote[];
  /** When the buyer withdrew from a part of the order (ISO 8601). */
  withdrawals: string[];
  credits: InvoiceDocument[];
  /** Money paid back (smallest unit) and when (ISO 8601). */
  refunds: { amount: number; at: string }[];
  /** The vouchers bought with the order, once it is paid. */
  vouchers: Voucher[];
  withdrawal: WithdrawalRight;
  /**
   * Whether the order is unfinished (`isUnderWay` in `split-lines`) or its gift is still to be mailed. Until
   * then its personal data cannot be deleted.
   */
  isUnderWay: boolean;
  /** Whether the order was placed recently, so that the page thanks the buyer. */
  isNew: boolean;
};

/** Milliseconds for which an order is new. */
const newFor = 30 * 60 * 1000;

/** The order page's data for a token; `undefined` if the token is unknown. */
export async function getOrderPage(
  db: Database,
  token: string,
  { shopConfig, now }: { shopConfig: ShopConfig; now: Date },
): Promise<OrderOnPage | undefined> {
  const order = await findOrder(db, token);
  if (!order) return undefined;
  const account = await readAccount(db, order);
  const invoice = await readInvoice(db, order.id);
  const records = await readPieceRecords(db, order.id);
  return {
    order,
    account,
    cardPayment: cardPayment(order, now),
    isUnderWay: isUnderWay(order, account, records) || (await hasWaitingGift(db, order.id)),
    steps: orderSteps(order, {
      isOnAccount: isOnAccount(order, shopConfig),
      isEmptied: hasNothingToPack(order, records),
    }),
    invoice,
    parcels: records.shipments,
    notes: await readBuyerNotes(db, order.id),
    withdrawals: records.withdrawals.map(({ at }) => at),
    split: splitLines(order, records),
    credits: await readCredits(db, order.id),
    refunds: await readPaidRefunds(db, order.id),
    vouchers: await listVouchersOf(db, order.id),
    withdrawal: withdrawalRight(order, shopConfig, { now, isBilled: invoice !== undefined }),
    isNew: now.getTime() - Date.parse(order.placed_at) < newFor,
  };
}

function readInvoice(db: Database, orderId: string): Promise<OrderInvoice | undefined> {
  return db
    .selectFrom('invoices')
    .select(['year', 'number', 'reference', 'due_on'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

async function readPaidRefunds(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['amount', 'booked_at'])
    .where('order_id', '=', orderId)
    .where('amount', '<', 0)
    .orderBy('booked_at')
    .execute();
  return rows.map(({ amount, booked_at: at }) => ({ amount: -amount, at }));
}

/**
 * Whether a withdrawal is possible, and until which day (`2026-12-31`) once the goods are sent. `mayChoose`: whether
 * the buyer may choose pieces; an order without payment and invoice can only be withdrawn from as a whole.
 */
type WithdrawalRight = { may: true; until?: string; mayChoose: boolean } | { may: false };

/** The page offers exactly what `withdrawOrder` accepts. */
export function withdrawalRight(
  order: Withdrawable,
  shopConfig: Pick<ShopConfig, 'zones' | 'withdrawal'>,
  { now, isBilled }: { now: Date; isBilled: boolean },
): WithdrawalRight {
  if (withdrawalRefusal(order, shopConfig, now)) return { may: false };
  const until = withdrawalEnd(order, shopConfig);
  const mayChoose = isBilled || order.payment_state !== 'open';
  return { may: true, mayChoose, ...(until && { until }) };
}

type TitleContext = { order: Pick<Order, 'locale'>; locale: Locale; findArticle: ArticleLookup };

/**
 * The title of an ordered article on a page. In the order's language it is the title as bought; in
 * another language it is the current title, if the article still exists.
 */
export function lineTitle(
  { article, title }: Pick<Order['lines'][number], 'article' | 'title'>,
  { order, locale, findArticle }: TitleContext,
): LocalText {
  const isSameLanguage = order.locale === locale;
  const current = isSameLanguage ? undefined : findArticle(article)?.title;
  if (current) return { text: current, lang: locale, translated: true };
  return { text: title, lang: order.locale, translated: isSameLanguage };
}
