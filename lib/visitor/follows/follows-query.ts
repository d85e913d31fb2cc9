import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { readQuery } from '@/lib/primitives/http/read-query';
import { isFollowedPage } from './follows';

/** Maximum number of pages per request. */
const mostPages = 60;

/** Query parameters of `/api/follows`. */
const followsQuerySchema = z.strictObject({
  locale: z.enum(locales, { error: `expected one of ${locales.join(', ')}` }),
  pages: z
    .string({ error: 'expected pages joined by commas' })
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(z.string().refine(isFollowedPage, 'expected pages such as movie/faust'))
        .max(mostPages, `expected ${mostPages} pages at most`),
    ),
});

/** Parses the query of `/api/follows`; `error` describes the first invalid parameter. */
export const readFollowsQuery = (query: URLSearchParams) => readQuery(followsQuerySchema, query);
