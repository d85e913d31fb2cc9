import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { discSchema } from './disc';
import { imageSchema } from './image';
import { languageSchema } from './language';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** Thirteen digits, the last of which checks the others; books have theirs as ISBN. */
export const eanSchema = z
  .string()
  .regex(/^\d{13}$/, 'an EAN of thirteen digits in quotes, such as "7612345000008"')
  .refine(hasItsCheck, {
    error: 'an EAN whose last digit fits: some digit of it is wrong',
    when: ({ value }) => /^\d{13}$/.test(String(value)),
  });

/** GS1 General Specifications, 7.9: weights 1 and 3 in turn, to the next ten. */
function hasItsCheck(ean: string): boolean {
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const amount = z.number().positive().multipleOf(0.01);

/** The heaviest parcel of the posts that houses use (Swiss Post, DHL, La Poste: 30 kg and more). */
const heaviest = 30_000;

/** From which age, in years: 0 is for everybody. */
const age = z.number().int().min(0).max(18);

/** `content/shop/<slug>.yaml`: one thing the house sells. */
export const articleSchema = z.strictObject({
  kind: z.enum(['dvd', 'blu-ray', 'book', 'poster', 'voucher']),
  title: translationsSchema,
  films: z.array(slugSchema).default([]),
  /** Markdown. */
  description: translationsSchema,
  /** What is in the box, a line each. */
  contents: z.array(translationsSchema).min(1),
  /** What the buyer pays, taxes included, in the currencies the house sells in. */
  price: z
    .strictObject({ CHF: amount.optional(), EUR: amount.optional() })
    .refine(({ CHF, EUR }) => CHF ?? EUR, 'a price in CHF, in EUR, or in both'),
  /** `example`: shown and not sold, in a shop that is not open yet. */
  stock: z.enum(['in-stock', 'few-left', 'out-of-stock', 'pre-order', 'example']),
  /** Of a `pre-order`: the day on which it appears, where that is known. */
  releasedOn: z.iso.date().optional(),
  /** Grams, with its box: what it costs to send follows from it. */
  weight: z.number().int().positive().max(heaviest).optional(),
  /** Which of the rates in `shop.yaml` holds; of what says nothing, its kind's (`lib/shop/articles/vat-class-of`). */
  vat: z.enum(['standard', 'reduced', 'none']).optional(),
  ean: eanSchema.optional(),
  /** What is heard, or read between the pictures, on a disc; in which a book is written. */
  languages: z.array(languageSchema).default([]),
  disc: discSchema.optional(),
  /** Ratings as they stand on the box: FSK (Germany), JIP (Switzerland), CNC (France). */
  ages: z
    .strictObject({ FSK: age.optional(), JIP: age.optional(), CNC: age.optional() })
    .optional(),
  image: imageSchema.optional(),
  /** Others beside it. */
  pictures: z.array(imageSchema).default([]),
  /** Place within its kind, lowest first. */
  order: z.number().int(),
  ...withheldFields,
});

export type RawArticle = z.infer<typeof articleSchema>;
