import { getLibrary } from '@/lib/content/library';
import type { Library } from '@/lib/content/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueQuery } from '../catalogue/query';
import type { Film } from '../film';
import { recallFilm } from '../recall-film';
import { withAliases } from './aliases';
import { collectionsOf } from './collections-of';
import { type FoundFilms, findFilms } from './find-films';
import { getSearchIndex } from './get-search-index';
import { type Hit, toHit } from './hit';
import type { SearchIndex } from './search-index';

/** A film of a result, with what was found of it where the query has a text. */
export type FoundFilm = { film: Film; hit?: Hit };

/** One page of what a query finds, and what each further choice would give. */
export type SearchResult = Pick<
  FoundFilms,
  'total' | 'page' | 'pages' | 'facets' | 'years' | 'closeness'
> & {
  films: FoundFilm[];
};

/**
 * The one way to find films: text, filters, order, page, in one language at one moment.
 * @param limit films on a page
 */
export function searchFilms(
  query: CatalogueQuery,
  locale: Locale,
  now: Date,
  limit?: number,
): SearchResult {
  return searchLibrary(getLibrary(), getSearchIndex(), query, { locale, now, limit });
}

/** The same over any library and its index. */
export function searchLibrary(
  library: Library,
  index: SearchIndex,
  query: CatalogueQuery,
  { locale, now, limit }: { locale: Locale; now: Date; limit?: number },
): SearchResult {
  const { slugs, words, ...found } = findFilms(index, query, { locale, now, limit });
  const meant = withAliases(words);
  const films = slugs.flatMap((slug) => {
    const raw = library.films.get(slug);
    if (!raw) return [];
    const film = recallFilm(slug, raw, locale, library);
    const collections = collectionsOf(slug, locale, library);
    return [{ film, ...(query.text && { hit: toHit({ film, raw, collections }, meant) }) }];
  });
  return { ...found, films };
}
