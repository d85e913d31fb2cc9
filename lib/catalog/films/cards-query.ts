import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { locales } from '@/lib/i18n/locales';
import { readQuery } from '@/lib/primitives/http/read-query';
import { maxFactsPerRequest } from './film-facts';

/** Query parameters of `/api/cards`. */
const cardsQuerySchema = z.strictObject({
  locale: z.enum(locales, { error: `expected one of ${locales.join(', ')}` }),
  films: z
    .string({ error: 'expected slugs joined by commas' })
    .transform((text) => text.split(','))
    .pipe(
      z.array(slugSchema).max(maxFactsPerRequest, `expected ${maxFactsPerRequest} slugs at most`),
    ),
});

/** Parses the query of `/api/cards`; `error` describes the first invalid parameter. */
export const readCardsQuery = (query: URLSearchParams) => readQuery(cardsQuerySchema, query);
