import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { locales } from '@/lib/i18n/locales';

/** Maximum number of films per request. */
export const mostCards = 60;

/** Query parameters of `/api/cards`. */
const cardsQuerySchema = z.strictObject({
  locale: z.enum(locales, { error: `expected one of ${locales.join(', ')}` }),
  films: z
    .string({ error: 'expected slugs joined by commas' })
    .transform((text) => text.split(','))
    .pipe(z.array(slugSchema).max(mostCards, `expected ${mostCards} slugs at most`)),
});

export type CardsQuery = z.infer<typeof cardsQuerySchema>;

/** Parses the query of `/api/cards`; `error` describes the first invalid parameter. */
export function readCardsQuery(query: URLSearchParams): CardsQuery | { error: string } {
  const { data, error } = cardsQuerySchema.safeParse(Object.fromEntries(query));
  if (data) return data;
  const [issue] = error.issues;
  const name = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : 'query');
  return { error: `${String(name)}: ${issue?.message}` };
}
