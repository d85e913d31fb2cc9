import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { localeSchema } from '@/lib/i18n/locale-schema';
import { readQuery } from '@/lib/primitives/http/read-query';

/** Query parameters of `/api/next-films`. */
const nextFilmsQuerySchema = z.strictObject({
  locale: localeSchema,
  film: slugSchema,
  evening: slugSchema.optional(),
});

/** Parses the query of `/api/next-films`; `error` describes the first invalid parameter. */
export const readNextFilmsQuery = (query: URLSearchParams) =>
  readQuery(nextFilmsQuerySchema, query);
