import { z } from 'zod';
import { imageSchema } from './image';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `pages/<slug>.yaml`: a content page at `/<slug>`. Only a title and a text are required. */
export const pageSchema = z.strictObject({
  title: translationsSchema,
  /** A sentence or two, for the page head and search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Where every page links to it. */
  in: z.enum(['menu', 'foot', 'none']).default('foot'),
  /** Sort position among the pages there, ascending. */
  order: z.number().int().default(0),
  ...withheldFields,
});

export type RawPage = z.infer<typeof pageSchema>;
