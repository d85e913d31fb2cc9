import { z } from 'zod';
import { readStart } from '@/lib/primitives/time/read-start';

const day = z.iso.date();

/** Publication fields of films, collections, articles, pages and news. */
export const publicationFields = {
  /** Shown in previews only; overrides `publishedFrom`. */
  draft: z.boolean().optional(),
  /** Hidden before this day, or day and time in the site's time zone. */
  publishedFrom: z
    .string()
    .refine(
      (text) => day.safeParse(text).success || readStart(text),
      'a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30',
    )
    .optional(),
};

export type Publishable = { draft?: boolean | undefined; publishedFrom?: string | undefined };
