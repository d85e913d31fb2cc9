import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { locales } from '@/lib/i18n/locales';
import { readQuery } from '@/lib/primitives/http/read-query';

/** Query parameters of `/api/next-films`. */
const nextFilmsQuerySchema = z.strictObject({
  locale: z.enum(locales, { error: `expected one of ${locales.join(', ')}` }),
  film: slugSchema,
  evening: slugSchema.optional(),
});

/** Parses the query of `/api/next-films`; `error` describes the first invalid parameter. */
export const readNextFilmsQuery = (query: URLSearchParams) =>
  readQuery(nextFilmsQuerySchema, query);
