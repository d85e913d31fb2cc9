import type { Order } from '@/lib/shop/orders/order';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { invoiceName } from './invoice-name';
import type { Paper } from './paper';

export type ToWrite = {
  order: Order;
  till: ShopConfig;
  kind: Paper['kind'];
  year: number;
  number: number;
  reference: string;
  issuedAt: string;
  /** Of a credit note that gives back a part. */
  part?: CreditPart | undefined;
  /** Of a credit note: the name of the invoice that it corrects. */
  corrects?: string | undefined;
};

/** What a credit note gives back of an order; sums of the smallest unit. */
export type CreditPart = {
  /** As money. */
  amount: number;
  /** On vouchers with which the order was paid. */
  redeemed: number;
  /** Empty where it is known only how much goes back, not what for. */
  lines: { line: Order['lines'][number]; pieces: number; sum: number }[];
  postage: number;
  vat: VatPart[];
  /** How much of it was paid for vouchers, whose sale is no turnover; unknown where the lines are. */
  vouchers?: number;
};

/** What the paper of an order says, as the order and the house are now. */
export function paperOf({ order, till, kind, part, corrects, ...given }: ToWrite) {
  const { year, number, reference, issuedAt } = given;
  const { bill } = till.payment;
  const isBill = order.payment === 'bill' && bill !== undefined;
  return {
    kind,
    locale: order.locale,
    isDemonstration: till.isDemonstration,
    name: invoiceName(year, number),
    ...(corrects && { corrects }),
    orderNumber: order.number,
    issuedAt,
    placedAt: order.placed_at,
    seller: till.seller,
    ...(order.address && { buyer: order.address }),
    currency: order.currency,
    delivery: order.delivery,
    ...(part ? sumsOfPart(part) : sumsOf(order)),
    payment: order.payment,
    ...(isBill && { terms: { when: bill.when, days: bill.days }, iban: bill.iban }),
    reference,
    paidAt: order.paid_at,
    cancelledAt: order.cancelled_at,
    withdrawnAt: order.withdrawn_at,
  } satisfies Paper;
}

function sumsOf(order: Order) {
  const { goods, postage, redeemed, total, vat } = order;
  const lines = order.lines.map((line) => {
    const { pieces, price } = line;
    return lineOf({ line, pieces, sum: pieces * price });
  });
  return { lines, goods, postage, redeemed, total, vat };
}

function sumsOfPart({ amount, redeemed, postage, lines, vat, vouchers }: CreditPart) {
  return {
    lines: lines.map(lineOf),
    ...{ goods: amount + redeemed - postage, postage, redeemed, total: amount, vat },
    ...(vouchers !== undefined && { vouchers }),
  };
}

function lineOf({ line, pieces, sum }: CreditPart['lines'][number]): Paper['lines'][number] {
  const { title, price, vat_rate: vatRate } = line;
  return { title, pieces, price, sum, vatRate };
}
