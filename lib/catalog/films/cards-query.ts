import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { localeSchema } from '@/lib/i18n/locale-schema';
import { readQuery } from '@/lib/primitives/http/read-query';
import { maxFactsPerRequest } from './film-facts';

/** Query parameters of `/api/cards`. */
const cardsQuerySchema = z.strictObject({
  locale: localeSchema,
  films: z
    .string({ error: 'expected slugs joined by commas' })
    .transform((text) => text.split(','))
    .pipe(
      z.array(slugSchema).max(maxFactsPerRequest, `expected ${maxFactsPerRequest} slugs at most`),
    ),
});

/** Parses the query of `/api/cards`; `error` describes the first invalid parameter. */
export const readCardsQuery = (query: URLSearchParams) => readQuery(cardsQuerySchema, query);
