import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { locales } from '@/lib/i18n/locales';
import { mostLines } from '@/lib/shop/cart/cart';

/** The query of `/api/shop/offers`: the articles of a cart. */
const offersQuerySchema = z.strictObject({
  locale: z.enum(locales, { error: `expected one of ${locales.join(', ')}` }),
  articles: z
    .string({ error: 'expected slugs joined by commas' })
    .transform((text) => text.split(','))
    .pipe(z.array(slugSchema).max(mostLines, `expected ${mostLines} slugs at most`)),
});

export type OffersQuery = z.infer<typeof offersQuerySchema>;

/** Parses the query of `/api/shop/offers`; `fault` describes the first invalid parameter. */
export function readOffersQuery(query: URLSearchParams): OffersQuery | { fault: string } {
  const { data, error } = offersQuerySchema.safeParse(Object.fromEntries(query));
  if (data) return data;
  const [issue] = error.issues;
  return { fault: `${String(issue?.path[0] ?? 'query')}: ${issue?.message}` };
}
