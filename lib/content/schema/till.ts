import { z } from 'zod';
import { isIban, isQrBillIban } from '@/lib/primitives/money/iban';
import { emailSchema } from './contact';
import { lineSchema, translationsSchema } from './translations';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');
const line = (most: number) => z.string().trim().min(1).max(most);
const amount = z.number().min(0).multipleOf(0.01);
const amounts = z
  .strictObject({ CHF: amount.optional(), EUR: amount.optional() })
  .refine(({ CHF, EUR }) => (CHF ?? EUR) !== undefined, 'a price in CHF, in EUR, or in both');
const workingDays = z
  .tuple([z.int().min(0), z.int().min(0)], 'two numbers, such as [2, 4]')
  .refine(([least, most]) => least <= most, 'two numbers, the smaller first');

/** Classes of what is taxed; a voucher of several purposes is not, and has no rate. */
export const taxedClasses = ['standard', 'reduced'] as const;

/** Whom an order is with; lengths as a QR-bill takes them (IG QR-bill 2.3, address type S). */
const sellerSchema = z.strictObject({
  name: line(70),
  street: line(70),
  building: z.string().trim().max(16).default(''),
  postcode: line(16),
  town: line(35),
  country,
  email: emailSchema,
  phone: line(30).optional(),
  vatNumber: line(40).optional(),
});

const billSchema = z.strictObject({
  iban: z
    .string()
    .refine(isIban, 'an IBAN whose check digits fit: some sign of it is wrong')
    .refine(
      (iban) => !isIban(iban) || isQrBillIban(iban),
      'an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other',
    ),
  /** In advance: goods go out when it is paid. On account: with the goods. */
  when: z.enum(['advance', 'account']).default('advance'),
  /** Within which it is to be paid. */
  days: z.int().min(1).max(365).default(30),
});

const paymentSchema = z
  .strictObject({
    bill: billSchema.optional(),
    /** By Stripe, whose keys stand in the environment; `false`: not even then. */
    card: z.boolean().optional(),
    /** What is fetched is paid there. */
    collection: z.strictObject({ place: lineSchema, hours: lineSchema.optional() }).optional(),
  })
  .refine(
    ({ bill, card, collection }) => bill || card || collection,
    'a way to pay: bill, card, collection, or several',
  );

const zoneSchema = z.strictObject({
  countries: z.array(country).min(1),
  /** Working days until it arrives, at least and at most. */
  days: workingDays,
  /** The lightest first; nothing heavier than the last is sent there. */
  rates: z.array(z.strictObject({ grams: z.int().min(1), price: amounts })).min(1),
  /** From this worth of goods on it costs nothing. */
  freeFrom: amounts.optional(),
});

const vatSchema = z.strictObject({
  countries: z.array(country).min(1),
  class: z.enum(taxedClasses),
  /** Per cent. */
  rate: z.number().min(0).max(100).multipleOf(0.01),
  /** Its first and its last day. */
  from: z.iso.date(),
  to: z.iso.date().optional(),
});

/** `shop.yaml`: how the house sells. Without it the shop shows and does not sell. */
export const shopConfigSchema = z.strictObject({
  /** Nothing is sent and nothing is owed: all that an order brings says so. */
  demonstration: z.boolean().default(false),
  seller: sellerSchema,
  payment: paymentSchema,
  /** Where it sends to. */
  zones: z.array(zoneSchema).default([]),
  vat: z.array(vatSchema).default([]),
  /** Markdown. */
  terms: translationsSchema.optional(),
  withdrawal: z
    .strictObject({
      days: z.int().min(0).max(365).default(14),
      text: translationsSchema.optional(),
    })
    .default({ days: 14 }),
});

export type RawShopConfig = z.infer<typeof shopConfigSchema>;
