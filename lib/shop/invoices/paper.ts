import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { currencies } from '@/lib/primitives/money/currency';
import { addressSchema } from '@/lib/shop/orders/address';

const amount = z.int();
const moment = z.iso.datetime();

/**
 * All that an invoice or a credit note says, frozen when it is written (`invoices.paper`): what the house or an article is
 * called later changes no paper. Amounts are of the smallest unit, rates hundredths of a percent.
 */
const paperSchema = z.object({
  kind: z.enum(['invoice', 'credit']),
  locale: z.enum(locales),
  isDemonstration: z.boolean(),
  /** `2026-0042` */
  name: z.string(),
  /** Of a credit note: the name of its invoice. */
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
  /** Absent of an order that was already forgotten. */
  buyer: addressSchema.optional(),
  currency: z.enum(currencies),
  /** Empty where a credit gives back a sum of which nobody has said what for, or postage alone. */
  lines: z.array(
    z.object({
      title: z.string(),
      /** None where a credit lowers the price of a line. */
      pieces: amount,
      /** Of one piece as it was sold; a credit may give back another sum. */
      price: amount,
      sum: amount,
      /** Hundredths of a percent. */
      vatRate: amount,
    }),
  ),
  delivery: z.enum(['post', 'collection', 'mail']),
  goods: amount,
  postage: amount,
  /** Paid with a voucher. */
  redeemed: amount,
  /** What is asked for, or given back. */
  total: amount,
  vat: z.array(z.object({ rate: amount, gross: amount, vat: amount })),
  /** Of a credit by lines: how much of it was paid for vouchers. */
  vouchers: amount.optional(),
  payment: z.enum(['bill', 'stripe', 'collection']),
  /** Of a bill: in advance, or on account within so many days. */
  terms: z.object({ when: z.enum(['advance', 'account']), days: amount }).optional(),
  reference: z.string(),
  iban: z.string().optional(),
  paidAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  /** Papers from before this was kept do not say it. */
  withdrawnAt: moment.nullable().default(null),
});

export type Paper = z.infer<typeof paperSchema>;

/** @throws where it is no paper: what is kept was changed by hand */
export function readPaper(json: string): Paper {
  return paperSchema.parse(JSON.parse(json));
}
