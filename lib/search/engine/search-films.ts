import type { Availability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { discsInStock } from '@/lib/catalog/films/film-discs';
import { getCachedFilm } from '@/lib/catalog/films/get-film';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/primitives/text/local-text';
import type { CatalogueQuery } from '@/lib/search/query/query';
import { type FoundFilms, findFilms } from './find-films';
import { getSearchIndex } from './get-search-index';
import { type Hit, toHit } from './hit';
import type { SearchIndex } from './search-index';
import { withAliases } from './words';

/** Cache: memberships in collections by film slug, for each library and language. */
const membershipCache = new WeakMap<Library, Partial<Record<Locale, Map<string, Membership[]>>>>();

/** A film of the results, with its matches if the query has a text. */
export type FoundFilm = {
  film: Film;
  hit?: Hit;
  /** The screening or disc of this film that the text asks for. */
  asked?: Availability;
};

/** A page of results, with facet counts. */
export type SearchResult = Pick<
  FoundFilms,
  'total' | 'page' | 'pages' | 'facets' | 'years' | 'closeness'
> & {
  films: FoundFilm[];
};

/**
 * Searches the current library: text, filters, order and page, in one language at one time.
 *
 * @param limit films per page
 */
export function searchFilms(
  query: CatalogueQuery,
  locale: Locale,
  now: Date,
  limit?: number,
): SearchResult {
  return searchLibrary(getLibrary(), getSearchIndex(), query, { locale, now, limit });
}

/** Like `searchFilms`, for any library and its index. */
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
    const film = getCachedFilm(slug, raw, locale, library);
    if (!query.text) return [{ film }];
    const collections = collectionsOf(slug, locale, library);
    const next = screeningOf(film, index, library, screenings[at]);
    const disc = discsInStock(film.discs).find(({ kind }) => discs.includes(kind));
    const asked = next ? cinema(next) : disc && ({ kind: 'disc', disc } as const);
    return [{ film, hit: toHit({ film, raw, collections }, meant), asked }];
  });
  return { ...found, films };
}

const cinema = (next: Screening) => ({ kind: 'cinema', next, more: 0 }) as const;

/** The film's screening with this number in the index. */
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

type Membership = { slug: string; text: string; lang: string };

/** The collections of a film, with their titles. */
export function collectionsOf(slug: string, locale: Locale, library: Library): Membership[] {
  const byLocale = membershipCache.get(library) ?? {};
  membershipCache.set(library, byLocale);
  byLocale[locale] ??= groupByFilm(library, locale);
  return byLocale[locale].get(slug) ?? [];
}

function groupByFilm({ collections }: Library, locale: Locale): Map<string, Membership[]> {
  const groups = new Map<string, Membership[]>();
  for (const [slug, { title, films }] of collections)
    for (const { film } of films) {
      const group = groups.get(film) ?? [];
      group.push({ slug, ...localText(title, locale) });
      groups.set(film, group);
    }
  return groups;
}
