import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { isIban, isQrBillIban } from '@/lib/primitives/money/iban';
import { slugSchema } from '../slug-schema';
import { emailSchema } from './address';
import { daySchema } from './day';
import { lineSchema, translationsSchema } from './translations';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');
const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const amount = z.number().min(0).multipleOf(0.01);
const amounts = z
  .strictObject({ CHF: amount.optional(), EUR: amount.optional() })
  .refine(({ CHF, EUR }) => (CHF ?? EUR) !== undefined, 'a price in CHF, in EUR, or in both');
const workingDays = z
  .tuple([z.int().min(0), z.int().min(0)], 'two numbers, such as [2, 4]')
  .refine(([least, maximum]) => least <= maximum, 'two numbers, the smaller first');

/** The classes that have VAT rates. A multi-purpose voucher is not taxed when sold, so its class has none. */
export const taxedClasses = ['standard', 'reduced'] as const;

/** The seller. Maximum lengths are those of a QR-bill (IG QR-bill 2.3, address type S). */
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

/** A reminder of an unpaid bill: `days` after the last day to pay, with an optional text of the site's own. */
const reminderSchema = z.strictObject({
  days: z.int().min(1).max(365),
  text: translationsSchema.optional(),
});

const billSchema = z
  .strictObject({
    iban: z
      .string()
      .refine(isIban, 'an IBAN whose check digits fit: some sign of it is wrong')
      .refine(
        (iban) => !isIban(iban) || isQrBillIban(iban),
        'an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other',
      ),
    /** The account's bank, for the GiroCode of invoices in euros (EPC069-12). */
    bic: z
      .string()
      .regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'a BIC such as POFICHBEXXX')
      .optional(),
    /** `advance`: goods are sent after payment. `account`: the invoice is sent with the goods. */
    when: z.enum(['advance', 'account']).default('advance'),
    /** Payment term in days. */
    days: z.int().min(1).max(365).default(30),
    /** The first and the second reminder, sent automatically. If none is set, staff send reminders. */
    reminders: z.array(reminderSchema).max(2, 'at most two reminders').default([]),
    /** An order that is neither paid nor packed is cancelled this many days after the last day to pay. */
    cancelAfter: z.int().min(1).max(365).optional(),
  })
  .refine(({ reminders: [first, second] }) => !first || !second || first.days < second.days, {
    path: ['reminders'],
    error: 'the second reminder some days after the first',
  })
  .refine(({ reminders, cancelAfter = 366 }) => reminders.every(({ days }) => days < cancelAfter), {
    path: ['cancelAfter'],
    error: 'more days than those of the last reminder',
  });

const paymentSchema = z
  .strictObject({
    bill: billSchema.optional(),
    /** Card payment by Stripe, if its keys are in the environment; `false` disables it. */
    card: z.boolean().optional(),
    /** Collection in person, with payment on site. */
    collection: z.strictObject({ place: lineSchema, hours: lineSchema.optional() }).optional(),
  })
  .refine(
    ({ bill, card, collection }) => bill || card || collection,
    'a way to pay: bill, card, collection, or several',
  );

const zoneSchema = z.strictObject({
  countries: z.array(country).min(1),
  /** Delivery time in working days, minimum and maximum. */
  days: workingDays,
  /** Whether the carrier needs a phone number there. */
  phone: z.boolean().default(false),
  /** Ascending by weight. Parcels heavier than the last weight cannot be sent to this zone. */
  rates: z.array(z.strictObject({ grams: z.int().min(1), price: amounts })).min(1),
  /** Goods value from which shipping is free. */
  freeFrom: amounts.optional(),
});

const vatSchema = z.strictObject({
  countries: z.array(country).min(1),
  class: z.enum(taxedClasses),
  /** Percent. */
  rate: z.number().min(0).max(30, 'at most 30: no country has a higher rate').multipleOf(0.01),
  /** First and last day of validity. */
  from: daySchema,
  to: daySchema.optional(),
});

/** VAT registrations in other countries. Documents state them where they apply. */
const euVatSchema = z.strictObject({
  /** VAT numbers by country. */
  numbers: z.record(country, line(20)).default({}),
  /** Import One-Stop Shop: parcels into the EU whose goods are worth no more than `upTo`, without VAT and postage. */
  ioss: z
    .strictObject({
      number: z.string().regex(/^IM\d{10}$/, 'a number such as IM7561234567'),
      upTo: amounts.default({ EUR: 150 }),
    })
    .optional(),
  /** One-Stop Shop. */
  oss: line(20).optional(),
});

const account = z.coerce.string().regex(/^\d{3,9}$/, 'an account number such as 1100');
const yearStart = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day such as 07-01');

/** Settings for the entries that are exported to accounting programs. */
const booksSchema = z.strictObject({
  currency: z.enum(['CHF', 'EUR']).optional(),
  chart: z.enum(['kmu', 'skr03', 'skr04']).optional(),
  accounts: z
    .strictObject({
      ...{ receivables: account, bank: account, stripe: account, cash: account },
      ...{ vouchers: account, fees: account, unclear: account, vat: account },
    })
    .partial()
    .optional(),
  /**
   * Accounts and tax codes for certain sales. Of the lines that match a sale, the first with an account sets
   * its account, the first with a code its tax code.
   */
  sales: z
    .array(
      z.strictObject({
        country: country.optional(),
        /** Percent. */
        rate: z.number().min(0).max(100).multipleOf(0.01).optional(),
        account: account.optional(),
        code: z.coerce.string().pipe(line(10)).optional(),
      }),
    )
    .optional(),
  datev: z
    .strictObject({
      consultant: z.int().min(1001).max(9_999_999),
      client: z.int().min(1).max(99_999),
      accountLength: z.int().min(4).max(8).default(4),
      /** First day of the financial year. */
      yearStart: yearStart.default('01-01'),
    })
    .optional(),
});

/** A discount code: a percentage, an amount, or member prices. */
const discountSchema = z
  .strictObject({
    code: z
      .string()
      .regex(/^[\p{L}\d][\p{L}\d-]{2,29}$/u, 'a code of 3 to 30 letters, digits and hyphens'),
    percent: z.number().positive().max(100).multipleOf(0.01).optional(),
    amount: amounts.optional(),
    prices: z.record(slugSchema, amounts).optional(),
    /** First and last day. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    /** The value of goods from which it is valid. */
    minimum: amounts.optional(),
    /** The number of orders that can use it. */
    uses: z.int().min(1).optional(),
    articles: z.array(slugSchema).min(1).optional(),
  })
  .refine(
    ({ percent, amount, prices }) =>
      [percent, amount, prices].filter((one) => one !== undefined).length === 1,
    'one of percent, amount and prices',
  );

/** Several articles for one price. An article that the bundle contains twice is listed twice. */
const bundleSchema = z.strictObject({
  title: lineSchema,
  articles: z.array(slugSchema).min(2).max(10),
  price: amounts,
});

/** Mails to the staff; each kind can be switched off. */
const staffMailsSchema = z.strictObject({
  /** Recipients; default: the seller's address. */
  to: z.array(emailSchema).min(1).max(10).optional(),
  language: z.enum(locales).optional(),
  /** One mail a day, in the morning, instead of one at once. */
  digest: z.boolean().default(false),
  order: z.boolean().default(true),
  withdrawal: z.boolean().default(true),
  dispute: z.boolean().default(true),
  stuckMail: z.boolean().default(true),
  lowStock: z.boolean().default(true),
});

/** `shop.yaml`: the shop config. Without it the shop shows articles but does not sell. */
export const shopConfigSchema = z.strictObject({
  /** Test shop: nothing is delivered or charged, and every document states so. */
  demonstration: z.boolean().default(false),
  seller: sellerSchema,
  payment: paymentSchema,
  /** Shipping zones. */
  zones: z.array(zoneSchema).default([]),
  vat: z.array(vatSchema).default([]),
  euVat: euVatSchema.optional(),
  books: booksSchema.optional(),
  /**
   * Number of pieces up to which the admin marks the stock of an article as low; an article may have its own
   * number.
   */
  lowStock: z.int().min(0).optional(),
  /** Countries to which companies with a VAT number are sold without VAT. */
  reverseCharge: z.array(country).default([]),
  discounts: z.array(discountSchema).default([]),
  bundles: z.array(bundleSchema).default([]),
  /** Markdown. */
  terms: translationsSchema,
  staffMails: staffMailsSchema.default(staffMailsSchema.parse({})),
  withdrawal: z
    .strictObject({
      days: z.int().min(0).max(365).default(14),
      text: translationsSchema.optional(),
    })
    .default({ days: 14 }),
});

export type RawShopConfig = z.infer<typeof shopConfigSchema>;
