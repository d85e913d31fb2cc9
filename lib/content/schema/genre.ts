import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from '../slug-schema';

/** `content/genres.yaml`: names of the genres in each language, by slug. */
export const genresSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawGenres = z.infer<typeof genresSchema>;
