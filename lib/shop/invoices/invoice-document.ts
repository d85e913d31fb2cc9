import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { isQrIban } from '@/lib/primitives/money/iban';
import { currencies } from '@/lib/primitives/money/money';
import { addDays } from '@/lib/primitives/time/days';
import { addressSchema } from '@/lib/shop/orders/address';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { sumOfLine } from '@/lib/shop/orders/line-sum';
import type { Order } from '@/lib/shop/orders/order';
import { discountSchema } from '@/lib/shop/pricing/discounts';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { taxNumberOf } from '@/lib/shop/pricing/tax-number';

const amount = z.int();
const moment = z.iso.datetime();

/**
 * The contents of an invoice or credit note, frozen when it is written (`invoices.paper`): later
 * changes to the site content do not affect it. Amounts in the smallest unit, rates in hundredths of
 * a percent.
 */
const documentSchema = z.object({
  kind: z.enum(['invoice', 'credit']),
  locale: z.enum(locales),
  isDemonstration: z.boolean(),
  /** `2026-0042` */
  name: z.string(),
  /** For a credit note: the name of its invoice. */
  corrects: z.string().optional(),
  orderNumber: z.string(),
  issuedAt: moment,
  placedAt: moment,
  seller: z.object({
    name: z.string(),
    street: z.string(),
    building: z.string(),
    postcode: z.string(),
    town: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string().optional(),
    vatNumber: z.string().optional(),
  }),
  /** Absent if the buyer was already forgotten. */
  buyer: addressSchema.optional(),
  currency: z.enum(currencies),
  /**
   * Empty for a credit note that covers only a plain sum or only postage. An invoice lists full prices; its `discounts`
   * are deducted from their sum.
   */
  lines: z.array(
    z.object({
      title: z.string(),
      /** 0 if a credit note only lowers the price of a line. */
      pieces: amount,
      /** Price of one piece as sold; a credit note may refund another sum. */
      price: amount,
      sum: amount,
      /** Hundredths of a percent. */
      vatRate: amount,
    }),
  ),
  delivery: z.enum(['post', 'collection', 'mail']),
  /** The country to which the goods went; absent in older documents. */
  destination: z.string().optional(),
  /** The sum of the lines, discounts deducted. */
  goods: amount,
  /** The discounts contained in `goods`; absent in older documents, empty for a credit note. */
  discounts: discountSchema.array().default([]),
  postage: amount,
  /** Amount paid with a voucher. */
  redeemed: amount,
  /** The amount to pay, or the amount credited. */
  total: amount,
  vat: z.array(z.object({ rate: amount, gross: amount, vat: amount })),
  /** Whether the buyer owes the VAT (reverse charge). */
  isReverseCharge: z.boolean().default(false),
  /**
   * The sum of the bought vouchers in it, whose sale is not turnover. Absent in older invoices, and in a credit note
   * of a sum without lines.
   */
  vouchers: amount.optional(),
  payment: z.enum(['bill', 'stripe', 'collection']),
  /** The number under which the VAT of another country is declared (`lib/shop/pricing/tax-number`). */
  taxNumber: z.object({ kind: z.enum(['local', 'ioss', 'oss']), number: z.string() }).optional(),
  /** For payment by bill: in advance, or on account within `days` days. */
  terms: z.object({ when: z.enum(['advance', 'account']), days: amount }).optional(),
  reference: z.string(),
  iban: z.string().optional(),
  bic: z.string().optional(),
  paidAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  /** Absent in older documents. */
  withdrawnAt: moment.nullable().default(null),
  /** When the goods were handed over: the day of supply. Absent in older documents. */
  sentAt: moment.nullable().default(null),
});

/** A document with what has happened since, which `readDocuments` adds. */
export type InvoiceDocument = z.infer<typeof documentSchema> & {
  /** When a correction of the order's lines replaced the invoice. */
  replacedAt?: string;
  /** Of an invoice that still requests a payment: what was received, and what credit notes took off. */
  received?: number;
  credited?: number;
};

/** @throws if the stored document does not match the schema */
export function parseDocument(json: string): InvoiceDocument {
  return documentSchema.parse(JSON.parse(json));
}

/** Whether the document still requests a payment. */
export function isPayable(document: InvoiceDocument): boolean {
  const { kind, paidAt, cancelledAt, withdrawnAt, replacedAt } = document;
  const isSettled = paidAt || cancelledAt || withdrawnAt || replacedAt;
  return kind === 'invoice' && toPay(document) > 0 && !isSettled;
}

/** What an invoice still requests: its total without what was received and credited since. */
export function toPay({
  total,
  received = 0,
  credited = 0,
}: Pick<InvoiceDocument, 'total' | 'received' | 'credited'>): number {
  return total - received - credited;
}

/**
 * The last day (`2026-12-31`) to pay a bill, as it says on the document; `undefined` for other
 * payments.
 */
export function dueDay({ terms, issuedAt }: Pick<InvoiceDocument, 'terms' | 'issuedAt'>) {
  return terms && addDays(siteDay(new Date(issuedAt)), terms.days);
}

/** The name of an invoice or credit note: `2026-0042`. */
export function invoiceName(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}

export type DocumentInput = {
  order: Order;
  shopConfig: ShopConfig;
  kind: InvoiceDocument['kind'];
  year: number;
  number: number;
  reference: string;
  issuedAt: string;
  /** For the credit note of a refund. If absent, the document covers the whole order. */
  part?: CreditPart | undefined;
  /** For a credit note: the name of the invoice it corrects. */
  corrects?: string | undefined;
};

/** The contents of a credit note; sums in the smallest unit. */
export type CreditPart = {
  /** Paid back as money, or taken off an unpaid bill. */
  amount: number;
  /** Restored to the vouchers that paid the order. */
  redeemed: number;
  /** Empty if only the sum is known, or only postage is refunded. */
  lines: { line: Order['lines'][number]; pieces: number; sum: number }[];
  postage: number;
  vat: VatPart[];
  /**
   * The sum of the bought vouchers that are refunded, whose sale is not turnover; absent if the
   * lines are unknown.
   */
  vouchers?: number;
};

/** Builds a document from the current state of the order and the shop config. */
export function createDocument({
  order,
  shopConfig,
  kind,
  part,
  corrects,
  ...identity
}: DocumentInput) {
  const { year, number, reference, issuedAt } = identity;
  const { bill } = shopConfig.payment;
  const taxNumber = taxNumberOf(order, shopConfig);
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
    destination: order.country,
    isReverseCharge: order.reverse_charge === 1,
    ...(part ? sumsOfPart(part) : sumsOf(order)),
    payment: order.payment,
    ...(taxNumber && { taxNumber }),
    ...(isBill && { terms: { when: bill.when, days: bill.days }, iban: bill.iban }),
    ...(isBill && bill.bic && { bic: bill.bic }),
    reference,
    paidAt: order.paid_at,
    cancelledAt: order.cancelled_at,
    withdrawnAt: order.withdrawn_at,
    sentAt: order.sent_at,
  } satisfies InvoiceDocument;
}

function sumsOf(order: Order) {
  const { goods, discounts, postage, redeemed, total, vat } = order;
  const lines = order.lines.map((line) => {
    const { pieces, price } = line;
    return lineOf({ line, pieces, sum: pieces * price });
  });
  return {
    lines,
    goods,
    discounts,
    postage,
    redeemed,
    total,
    vat,
    vouchers: vouchersSoldIn(order),
  };
}

/** The sum of the vouchers that an order sells. */
export function vouchersSoldIn({ lines }: Pick<Order, 'lines'>): number {
  return lines.filter(isSoldVoucher).reduce((sum, line) => sum + sumOfLine(line), 0);
}

/** Whether a line is a voucher whose sale is not turnover: it may pay for goods of any rate, so it has no VAT. */
export function isSoldVoucher({ kind, vat_class }: Order['lines'][number]): boolean {
  return kind === 'voucher' && vat_class === 'none';
}

function sumsOfPart({ amount, redeemed, postage, lines, vat, vouchers }: CreditPart) {
  return {
    lines: lines.map(lineOf),
    ...{ goods: amount + redeemed - postage, discounts: [], postage, redeemed, total: amount, vat },
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
