import { z } from 'zod';
import { readStart } from '@/lib/primitives/time/read-start';

const day = z.iso.date();

/** What keeps something from visitors: films, collections, articles, pages and news have it. */
export const withheldFields = {
  /** Shown in no build but a preview; goes before `publishedFrom`. */
  draft: z.boolean().optional(),
  /** Nobody sees it before: a day, or a day and a time by the house's clocks. */
  publishedFrom: z
    .string()
    .refine(
      (text) => day.safeParse(text).success || readStart(text),
      'a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30',
    )
    .optional(),
};

export type Withheld = { draft?: boolean | undefined; publishedFrom?: string | undefined };
