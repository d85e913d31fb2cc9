import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueQuery } from '../catalogue/query';
import { leftOf } from '../discs-of';
import type { Film } from '../film';
import { recallFilm } from '../recall-film';
import type { Screening } from '../screenings/screening';
import type { Way } from '../ways-to-see';
import { withAliases } from './aliases';
import { collectionsOf } from './collections-of';
import { type FoundFilms, findFilms } from './find-films';
import { getSearchIndex } from './get-search-index';
import { type Hit, toHit } from './hit';
import type { SearchIndex } from './search-index';

/** A film of a result, with what was found of it where the query has a text. */
export type FoundFilm = {
  film: Film;
  hit?: Hit;
  /** What the text asks to do with it: go to that screening, have it on that disc. */
  asked?: Way;
};

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
  const { slugs, screenings, discs, words, ...found } = findFilms(index, query, {
    locale,
    now,
    limit,
  });
  const meant = withAliases(words);
  const films = slugs.flatMap((slug, at) => {
    const raw = library.films.get(slug);
    if (!raw) return [];
    const film = recallFilm(slug, raw, locale, library);
    if (!query.text) return [{ film }];
    const collections = collectionsOf(slug, locale, library);
    const next = screeningOf(film, index, library, screenings[at]);
    const disc = leftOf(film.discs).find(({ kind }) => discs.includes(kind));
    const asked = next ? cinema(next) : disc && ({ kind: 'disc', disc } as const);
    return [{ film, hit: toHit({ film, raw, collections }, meant), asked }];
  });
  return { ...found, films };
}

const cinema = (next: Screening) => ({ kind: 'cinema', next, more: 0 }) as const;

/** A film's own by its number in the index. */
function screeningOf(
  { screenings }: Film,
  index: SearchIndex,
  { venues }: Library,
  number: number | undefined,
): Screening | undefined {
  if (number === undefined) return undefined;
  const start = index.screenings.starts[number];
  const slug = Object.keys(venues)[index.screenings.venues[number] ?? -1];
  return screenings.find((one) => +one.start === start && one.venue.slug === slug);
}
