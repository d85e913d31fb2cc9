import { z } from 'zod';
import { dayOrStartSchema } from './day';

/** Publication fields of films, collections, articles, pages and news. */
export const publicationFields = {
  /** Shown in previews only; overrides `publishedFrom`. */
  draft: z.boolean().optional(),
  /** Hidden before this day, or day and time in the site's time zone. */
  publishedFrom: dayOrStartSchema.optional(),
};

export type Publishable = { draft?: boolean | undefined; publishedFrom?: string | undefined };
