import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { discSchema } from './disc';
import { imageSchema } from './image';
import { languageSchema } from './language';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** EAN-13: thirteen digits, the last a check digit. An ISBN is the EAN of a book. */
export const eanSchema = z
  .string()
  .regex(/^\d{13}$/, 'an EAN of thirteen digits in quotes, such as "7612345000008"')
  .refine(hasItsCheck, {
    error: 'an EAN whose last digit fits: some digit of it is wrong',
    when: ({ value }) => /^\d{13}$/.test(String(value)),
  });

/** GS1 General Specifications, 7.9: weights 1 and 3 alternate; the weighted sum is a multiple of ten. */
function hasItsCheck(ean: string): boolean {
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const amount = z.number().positive().multipleOf(0.01);

/** Heaviest parcel of the usual carriers (Swiss Post, DHL, La Poste: 30 kg and more), in grams. */
const heaviest = 30_000;

/** Minimum age in years; 0 for all ages. */
const age = z.number().int().min(0).max(18);

/** `content/shop/<slug>.yaml`: an article of the shop. */
export const articleSchema = z.strictObject({
  kind: z.enum(['dvd', 'blu-ray', 'book', 'poster', 'voucher']),
  title: translationsSchema,
  films: z.array(slugSchema).default([]),
  /** Markdown. */
  description: translationsSchema,
  /** Contents of the package, one line each. */
  contents: z.array(translationsSchema).min(1),
  /** Gross price, in the shop's currencies. */
  price: z
    .strictObject({ CHF: amount.optional(), EUR: amount.optional() })
    .refine(({ CHF, EUR }) => CHF ?? EUR, 'a price in CHF, in EUR, or in both'),
  /** `example`: shown but not sold, in a shop that is not open yet. */
  stock: z.enum(['in-stock', 'few-left', 'out-of-stock', 'pre-order', 'example']),
  /** Release day of a `pre-order`, if known. */
  releasedOn: z.iso.date().optional(),
  /** Grams, including the packaging. Determines the shipping costs. */
  weight: z.number().int().positive().max(heaviest).optional(),
  /** VAT class of the rates in `shop.yaml`; by default that of the kind (`lib/shop/articles/vat-class-of`). */
  vat: z.enum(['standard', 'reduced', 'none']).optional(),
  ean: eanSchema.optional(),
  /** Spoken or intertitle languages of a disc; language of a book. */
  languages: z.array(languageSchema).default([]),
  disc: discSchema.optional(),
  /** Ratings as printed on the package: FSK (Germany), JIP (Switzerland), CNC (France). */
  ages: z
    .strictObject({ FSK: age.optional(), JIP: age.optional(), CNC: age.optional() })
    .optional(),
  image: imageSchema.optional(),
  /** Further images. */
  pictures: z.array(imageSchema).default([]),
  /** Sort position within its kind, ascending. */
  order: z.number().int(),
  ...withheldFields,
});

export type RawArticle = z.infer<typeof articleSchema>;
