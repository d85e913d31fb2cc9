import { z } from 'zod';
import { maxFactsPerRequest } from '@/lib/catalog/films/film-facts';
import { localeSchema } from '@/lib/i18n/locale-schema';
import { readQuery } from '@/lib/primitives/http/read-query';
import { isFollowedPage } from './follows';

/** Query parameters of `/api/follows`. */
const followsQuerySchema = z.strictObject({
  locale: localeSchema,
  pages: z
    .string({ error: 'expected pages joined by commas' })
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(z.string().refine(isFollowedPage, 'expected pages such as movie/faust'))
        .max(maxFactsPerRequest, `expected ${maxFactsPerRequest} pages at most`),
    ),
});

/** Parses the query of `/api/follows`; `error` describes the first invalid parameter. */
export const readFollowsQuery = (query: URLSearchParams) => readQuery(followsQuerySchema, query);
