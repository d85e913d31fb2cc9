import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { isQrIban } from '@/lib/primitives/money/iban';
import type { Order } from '@/lib/shop/orders/order';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { type InvoiceDocument, invoiceName } from './invoice-document';

export type DocumentInput = {
  order: Order;
  shopConfig: ShopConfig;
  kind: InvoiceDocument['kind'];
  year: number;
  number: number;
  reference: string;
  issuedAt: string;
  /** For a credit note of a part of the order. */
  part?: CreditPart | undefined;
  /** For a credit note: the name of the invoice it corrects. */
  corrects?: string | undefined;
};

/** The contents of a credit note; sums in the smallest unit. */
export type CreditPart = {
  /** Paid back as money. */
  amount: number;
  /** Restored to the vouchers that paid the order. */
  redeemed: number;
  /** Empty if only the sum is known, not the lines. */
  lines: { line: Order['lines'][number]; pieces: number; sum: number }[];
  postage: number;
  vat: VatPart[];
  /** The part paid for vouchers, whose sale is not turnover; absent if the lines are unknown. */
  vouchers?: number;
};

/** Builds a document from the current state of the order and the shop config. */
export function createDocument({
  order,
  shopConfig,
  kind,
  part,
  corrects,
  ...given
}: DocumentInput) {
  const { year, number, reference, issuedAt } = given;
  const { bill } = shopConfig.payment;
  const isBill = order.payment === 'bill' && bill !== undefined;
  return {
    kind,
    locale: order.locale,
    isDemonstration: shopConfig.isDemonstration,
    name: invoiceName(year, number),
    ...(corrects && { corrects }),
    orderNumber: order.number,
    issuedAt,
    placedAt: order.placed_at,
    seller: shopConfig.seller,
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
  } satisfies InvoiceDocument;
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

function lineOf({
  line,
  pieces,
  sum,
}: CreditPart['lines'][number]): InvoiceDocument['lines'][number] {
  const { title, price, vat_rate: vatRate } = line;
  return { title, pieces, price, sum, vatRate };
}

/**
 * The payment reference in the bank file: a QR reference (26 digits and a check digit, modulo 10
 * recursive) if the account is a QR-IBAN, else a creditor reference (ISO 11649, `RF…`). Contains no
 * spaces.
 * @see
 * https://www.six-group.com/dam/download/banking-services/standardization/qr-bill/ig-qr-bill-v2.3-en.pdf
 */
export function createPaymentReference(iban: string, year: number, number: number): string {
  const documentId = `${year}${String(number).padStart(6, '0')}`;
  if (!isQrIban(iban)) return `RF${calculateSCORReferenceChecksum(documentId)}${documentId}`;
  const digits = documentId.padStart(26, '0');
  return `${digits}${calculateQRReferenceChecksum(digits)}`;
}
