import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from './slug';

/** The genre that no film names: it follows from the runtime. A house that has it gives its words. */
export const shortGenre = 'short';

/** `content/genres.yaml`: the words a film may be filed under, by slug. */
export const genresSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawGenres = z.infer<typeof genresSchema>;
