import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from '../slug-schema';

/** `content/genres.yaml`: the words a film may be filed under, by slug. */
export const genresSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawGenres = z.infer<typeof genresSchema>;
