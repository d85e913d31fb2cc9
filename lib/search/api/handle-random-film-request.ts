import { type Locale, localePath } from '@/lib/i18n/locales';
import { getSearchIndex } from '../engine/get-search-index';
import { selectFilms } from '../engine/select-films';
import { catalogueHref, parseQuery, readParams } from '../query/catalogue-address';

/**
 * Redirects to a random result of a query or, if it has none, to the catalogue with that query. Not
 * cached, not indexed.
 *
 * @param chance random number, 0 (inclusive) to 1 (exclusive)
 */
export function handleRandomFilmRequest(
  params: URLSearchParams,
  locale: Locale,
  { now, chance }: { now: Date; chance: number },
): Response {
  const query = parseQuery({ ...readParams(params), page: undefined });
  const index = getSearchIndex();
  const { found: films } = selectFilms(index, query, now);
  const slug = index.slugs[films[Math.floor(chance * films.length)] ?? -1];
  const path = slug ? `/movie/${slug}` : catalogueHref(query);
  return new Response(null, {
    status: 303,
    headers: {
      // Next.js's redirect() would answer 307, which keeps the request's method.
      Location: localePath(path, locale),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
