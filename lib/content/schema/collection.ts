import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { inkSchema } from './ink';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `content/collections/<slug>.yaml`: an ordered list of films, each with the reason for its choice. */
export const collectionSchema = z.strictObject({
  kind: z.enum(['director', 'movement', 'theme', 'cycle']),
  title: translationsSchema,
  /** One sentence for cards and search engines. */
  summary: translationsSchema,
  /** Markdown. */
  introduction: translationsSchema,
  /** Sort position among the collections, ascending. */
  order: z.number().int(),
  /** Colour of its page and poster; by default one that no other collection uses. */
  ink: inkSchema.optional(),
  films: z.array(z.strictObject({ film: slugSchema, reason: translationsSchema })).min(1),
  ...withheldFields,
});

export type RawCollection = z.infer<typeof collectionSchema>;
