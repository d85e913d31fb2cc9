import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { inkSchema } from './ink';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `content/collections/<slug>.yaml`: films in an order, each with the reason why it is here. */
export const collectionSchema = z.strictObject({
  kind: z.enum(['director', 'movement', 'theme', 'cycle']),
  title: translationsSchema,
  /** One sentence for cards and search engines. */
  summary: translationsSchema,
  /** Markdown. */
  introduction: translationsSchema,
  /** Place among the collections, lowest first. */
  order: z.number().int(),
  /** Of its page and its poster; without it one that no other collection has. */
  ink: inkSchema.optional(),
  films: z.array(z.strictObject({ film: slugSchema, reason: translationsSchema })).min(1),
  ...withheldFields,
});

export type RawCollection = z.infer<typeof collectionSchema>;
