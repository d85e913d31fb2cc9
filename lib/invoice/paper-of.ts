import type { Order } from '@/lib/orders/order';
import type { Till } from '@/lib/till/till';
import { invoiceName } from './invoice-name';
import type { Paper } from './paper';
import { vatInPart } from './vat-in-part';

export type ToWrite = {
  order: Order;
  till: Till;
  kind: Paper['kind'];
  year: number;
  number: number;
  reference: string;
  issuedAt: string;
  /** Of a credit note that gives back a part: smallest unit. */
  amount?: number;
  /** Of such a one: what a voucher gets back with it. */
  redeemed?: number;
};

/** What the paper of an order says, as the order and the house are now. */
export function paperOf({
  order,
  till,
  kind,
  year,
  number,
  reference,
  issuedAt,
  ...sums
}: ToWrite) {
  const { bill } = till.payment;
  const isBill = order.payment === 'bill' && bill !== undefined;
  const total = sums.amount ?? order.total;
  const isWhole = total === order.total;
  const redeemed = isWhole ? order.redeemed : (sums.redeemed ?? 0);
  return {
    kind,
    locale: order.locale,
    isDemonstration: till.isDemonstration,
    name: invoiceName(year, number),
    orderNumber: order.number,
    issuedAt,
    placedAt: order.placed_at,
    seller: till.seller,
    ...(order.address && { buyer: order.address }),
    currency: order.currency,
    lines: isWhole ? linesOf(order) : [],
    delivery: order.delivery,
    goods: isWhole ? order.goods : total + redeemed,
    postage: isWhole ? order.postage : 0,
    redeemed,
    total,
    vat: isWhole ? order.vat : vatInPart(order.vat, total + redeemed),
    payment: order.payment,
    ...(isBill && { terms: { when: bill.when, days: bill.days }, iban: bill.iban }),
    reference,
    paidAt: order.paid_at,
    cancelledAt: order.cancelled_at,
    withdrawnAt: order.withdrawn_at,
  } satisfies Paper;
}

function linesOf({ lines }: Order): Paper['lines'] {
  return lines.map(({ title, pieces, price, vat_rate }) => ({
    title,
    pieces,
    price,
    sum: pieces * price,
    vatRate: vat_rate,
  }));
}
