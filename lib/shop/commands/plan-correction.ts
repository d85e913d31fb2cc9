import { type Line, mergeLines } from '@/lib/shop/cart/cart';
import type { Database } from '@/lib/shop/database/open-database';
import { type Order, readAccount } from '@/lib/shop/orders/order';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { paymentMethods } from '@/lib/shop/payments/payment-methods';
import { type CorrectionError, priceCorrection } from '@/lib/shop/pricing/price-correction';
import type { Quote } from '@/lib/shop/pricing/quote';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { readCredits } from '@/lib/shop/refunds/read-refundable';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import { assertActive, OrderCommandError, type RefusalReason } from './order-command';
import { hasInvoice } from './write-invoice';

/** `lines`: all lines of the order as they should be. */
export type CorrectionRequest = {
  lines: Line[];
  shopConfig: ShopConfig;
  findArticle: ArticleLookup;
};

/** The sums of an order after a correction of its lines, in the smallest unit. */
export type PlannedCorrection = {
  quote: Quote;
  /** The changed lines: their pieces before and after. */
  changes: (Line & { title: string; before: number })[];
  /** What vouchers still pay of it; the rest of what they paid is restored to them. */
  redeemed: number;
  /** The amount to pay with money. */
  total: number;
  received: number;
  open: number;
  toPayBack: number;
};

/**
 * What a correction of the lines would do; nothing is changed.
 * @throws OrderCommandError if the order or the lines do not allow it
 */
export async function planCorrection(
  db: Database,
  order: Order,
  { lines: wanted, shopConfig, findArticle }: CorrectionRequest,
): Promise<PlannedCorrection> {
  const refuse = (reason: RefusalReason) => new OrderCommandError('correct', reason, order.number);
  const reason = await correctionRefusal(db, order);
  if (reason) throw refuse(reason);
  const lines = mergeLines(wanted).filter(({ pieces }) => pieces > 0);
  const priced = priceCorrection(order, lines, { shopConfig, findArticle });
  if ('errors' in priced) throw refuse(refusals[priced.errors[0].reason]);
  const { quote } = priced;
  const changes = changesOf(order, quote);
  const isVoucher = ({ article }: Line) =>
    [...order.lines, ...quote.lines].some(
      (one) => one.article === article && one.kind === 'voucher',
    );
  if (changes.some(isVoucher) && (await listVouchersOf(db, order.id)).length > 0)
    throw refuse('has-vouchers');
  // An order of vouchers alone has another way of delivery.
  if (order.delivery !== 'mail' && quote.lines.every(isVoucher)) throw refuse('nothing-to-pack');
  const redeemed = Math.min(order.redeemed, quote.total);
  const total = quote.total - redeemed;
  const { received } = await readAccount(db, order);
  const open = Math.max(0, total - received);
  const { currency, delivery } = order;
  const method = paymentMethods.find(({ name }) => name === order.payment);
  if (open > 0 && !method?.isOffered(shopConfig, { currency, delivery, total: open }))
    throw refuse('no-payment');
  return {
    ...{ quote, changes, redeemed, total, received, open },
    toPayBack: Math.max(0, received - total),
  };
}

/** Why the lines of an order cannot be corrected; `undefined` if they can. */
async function correctionRefusal(db: Database, order: Order): Promise<RefusalReason | undefined> {
  assertActive('correct', order);
  const { payment, payment_state, delivery_state } = order;
  if (order.forgotten_at) return 'forgotten';
  if (delivery_state !== 'waiting') return delivery_state === 'packed' ? 'packed' : 'sent';
  const { withdrawals, refunds } = await readPieceRecords(db, order.id);
  // Their records name lines by position. Money paid back in excess has no lines.
  const isReduced = refunds.some(
    ({ items, booked_at }) => !booked_at || items.lines.length > 0 || items.postage > 0,
  );
  const isCredited = (await readCredits(db, order.id)).length > 0;
  if (withdrawals.length > 0 || isReduced || isCredited) return 'part-refunded';
  if (payment_state === 'open') {
    if (order.payment_pending_at) return 'payment-pending';
    // The buyer may be paying on Stripe's page, and the order is cancelled without payment.
    return payment === 'stripe' && !order.corrected_at ? 'unpaid' : undefined;
  }
  // Paid before invoices were written: the books count the order itself.
  return (await hasInvoice(db, order.id)) ? undefined : 'paid';
}

const refusals: Record<CorrectionError['reason'], RefusalReason> = {
  empty: 'no-lines',
  'too-many-lines': 'too-much',
  pieces: 'too-much',
  'too-much': 'too-much',
  'unknown-article': 'not-sold',
  'not-sold': 'not-sold',
  'no-price': 'not-sold',
  'no-delivery': 'no-delivery',
  'too-heavy': 'no-delivery',
  discount: 'rules-changed',
  'rules-changed': 'rules-changed',
};

function changesOf({ lines: ordered }: Order, { lines }: Quote): PlannedCorrection['changes'] {
  const piecesIn = (all: readonly Line[], article: string) =>
    all.find((line) => line.article === article)?.pieces ?? 0;
  const titles = new Map([...lines, ...ordered].map(({ article, title }) => [article, title]));
  return [...titles]
    .map(([article, title]) => ({
      ...{ article, title, before: piecesIn(ordered, article) },
      pieces: piecesIn(lines, article),
    }))
    .filter(({ before, pieces }) => before !== pieces);
}
