import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { currencies } from '@/lib/primitives/money/money';
import { addressSchema } from '@/lib/shop/orders/order';

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
  /** Empty for a credit note of a sum without lines, or of postage alone. */
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
  goods: amount,
  postage: amount,
  /** Amount paid with a voucher. */
  redeemed: amount,
  /** The amount to pay, or the amount credited. */
  total: amount,
  vat: z.array(z.object({ rate: amount, gross: amount, vat: amount })),
  /** For a credit note by lines: the part paid for vouchers. */
  vouchers: amount.optional(),
  payment: z.enum(['bill', 'stripe', 'collection']),
  /** For payment by bill: in advance, or on account within `days` days. */
  terms: z.object({ when: z.enum(['advance', 'account']), days: amount }).optional(),
  reference: z.string(),
  iban: z.string().optional(),
  paidAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  /** Absent in older documents. */
  withdrawnAt: moment.nullable().default(null),
});

export type InvoiceDocument = z.infer<typeof documentSchema>;

/** @throws if the stored document does not match the schema */
export function parseDocument(json: string): InvoiceDocument {
  return documentSchema.parse(JSON.parse(json));
}

/** Whether the document still requests a payment. */
export function isPayable({
  kind,
  total,
  paidAt,
  cancelledAt,
  withdrawnAt,
}: InvoiceDocument): boolean {
  return kind === 'invoice' && total > 0 && !paidAt && !cancelledAt && !withdrawnAt;
}

/** The name of an invoice or credit note: `2026-0042`. */
export function invoiceName(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
