import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { daySchema } from './day';
import { imageSchema } from './media';
import { coloursSchema, filmRatioSchema, soundSchema } from './picture-and-sound';
import { publicationFields } from './publication';
import { languageSchema, translationsSchema } from './translations';

const wholeNumber = z.number().int().positive();

/** Region codes of Blu-ray (letters) and DVD (numbers). Players of other regions refuse the disc. */
export const regions = ['A', 'B', 'C', '1', '2', '3', '4', '5', '6'] as const;

const known = 'free, or regions such as [B] of a Blu-ray and [2] of a DVD';

/** `free`, or the regions of compatible players. Numbers need no quotes. */
const regionSchema = z
  .union([z.literal('free'), z.array(z.union([z.string(), z.number()])).min(1)], known)
  .transform((region) => (region === 'free' ? region : region.map(String)))
  .refine(
    (region) => region === 'free' || region.every((one) => regions.some((code) => code === one)),
    known,
  );

/** Technical data of a disc, as on its back cover. */
export const discSchema = z.strictObject({
  /** Number of discs. */
  count: wholeNumber.default(1),
  /** Total runtime of all films in minutes. */
  runtime: wholeNumber.optional(),
  region: regionSchema.optional(),
  /** Video standard of a DVD. */
  standard: z.enum(['PAL', 'NTSC']).optional(),
  picture: coloursSchema.default([]),
  ratio: filmRatioSchema.optional(),
  sound: soundSchema.optional(),
  subtitles: z.array(languageSchema).default([]),
  /** For the deaf and hard of hearing. */
  captions: z.array(languageSchema).default([]),
  audioDescription: z.array(languageSchema).default([]),
});

export type RawDisc = z.infer<typeof discSchema>;

/** EAN-13: thirteen digits, the last a check digit. An ISBN is the EAN of a book. */
export const eanSchema = z
  .string()
  .regex(/^\d{13}$/, 'an EAN of thirteen digits in quotes, such as "7612345000008"')
  .refine(hasValidCheckDigit, {
    error: 'an EAN whose last digit fits: some digit of it is wrong',
    when: ({ value }) => /^\d{13}$/.test(String(value)),
  });

/** GS1 General Specifications, 7.9: weights 1 and 3 alternate; the weighted sum is a multiple of ten. */
function hasValidCheckDigit(ean: string): boolean {
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
  /** `example`: shown but not sold, for a shop that is not open yet. */
  stock: z.enum(['in-stock', 'few-left', 'out-of-stock', 'pre-order', 'example']),
  /** Number of pieces up to which the admin marks the stock as low; by default that of `shop.yaml`. */
  lowStock: z.int().min(0).optional(),
  /** Release day of a `pre-order`, if known. */
  releasedOn: daySchema.optional(),
  /** Grams, including the packaging. Determines the shipping costs. */
  weight: z.number().int().positive().max(heaviest).optional(),
  /** VAT class of the rates in `shop.yaml`; by default that of the kind (`vatClassOf`). */
  vat: z.enum(['standard', 'reduced', 'none']).optional(),
  ean: eanSchema.optional(),
  /** For customs: tariff number of the Harmonized System, and the country where it was made (ISO 3166). */
  hsCode: z
    .string()
    .regex(/^\d{4}(\.?\d{2}){1,3}$/, 'a tariff number in quotes, such as "8523.49"')
    .optional(),
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH')
    .optional(),
  /** Languages of a disc (spoken or in intertitles), or of a book. */
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
  ...publicationFields,
});

export type RawArticle = z.infer<typeof articleSchema>;
