import { z } from 'zod';
import { imageSchema } from './image';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `pages/<slug>.yaml`: a page that the house has written, at `/<slug>`. Only a title and a text are owed. */
export const pageSchema = z.strictObject({
  title: translationsSchema,
  /** A sentence or two, large below the title, and for search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Where a link to it stands on every page. */
  in: z.enum(['menu', 'foot', 'none']).default('foot'),
  /** Place among the pages there, lowest first. */
  order: z.number().int().default(0),
  ...withheldFields,
});

export type RawPage = z.infer<typeof pageSchema>;
