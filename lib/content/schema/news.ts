import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { imageSchema } from './image';
import { translationsSchema } from './translations';
import { withheldFields } from './withheld';

/** `news/<slug>.yaml`: a news item at `/actualites/<slug>`. A date, a title and a text are required. */
export const newsSchema = z.strictObject({
  /** Day in the site's time zone. The item is hidden before it. */
  date: z.iso.date(),
  title: translationsSchema,
  /** A sentence or two, for lists, the page head, and search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Related films. Their pages show the item. */
  films: z.array(slugSchema).default([]),
  ...withheldFields,
});

export type RawNews = z.infer<typeof newsSchema>;
