import { z } from 'zod';
import { imageSchema } from './image';
import { slugSchema } from './slug';
import { translationsSchema } from './translations';

const amount = z.number().positive().multipleOf(0.01);

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
  image: imageSchema.optional(),
  /** Place within its kind, lowest first. */
  order: z.number().int(),
});

export type RawArticle = z.infer<typeof articleSchema>;
