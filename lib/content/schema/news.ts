import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { imageSchema } from './image';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `news/<slug>.yaml`: something the house has to tell, at `/actualites/<slug>`. A date, a title and a text are owed. */
export const newsSchema = z.strictObject({
  /** Its day where the house is; nobody sees it before. */
  date: z.iso.date(),
  title: translationsSchema,
  /** A sentence or two, for lists, large below the title, and for search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Those it is about; their pages show it. */
  films: z.array(slugSchema).default([]),
  ...withheldFields,
});

export type RawNews = z.infer<typeof newsSchema>;
