import type { Way } from '@/lib/catalog/films/availability';
import { leftOf } from '@/lib/catalog/films/discs-of';
import type { Film } from '@/lib/catalog/films/film';
import { recallFilm } from '@/lib/catalog/films/recall-film';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/primitives/text/local-text';
import type { CatalogueQuery } from '@/lib/search/query/query';
import { withAliases } from './aliases';
import { type FoundFilms, findFilms } from './find-films';
import { getSearchIndex } from './get-search-index';
import { type Hit, toHit } from './hit';
import type { SearchIndex } from './search-index';

/** For each film its collections in one language, as long as the library is kept. */
const kept = new WeakMap<Library, Partial<Record<Locale, Map<string, Membership[]>>>>();

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

type Membership = { slug: string; text: string; lang: string };

/** The collections a film stands in, with their titles. */
export function collectionsOf(slug: string, locale: Locale, library: Library): Membership[] {
  const byLocale = kept.get(library) ?? {};
  kept.set(library, byLocale);
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
