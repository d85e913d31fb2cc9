import type { Availability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { getCachedFilm } from '@/lib/catalog/films/get-film';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/primitives/text/local-text';
import { type CatalogueQuery, pageSize, type Sorting } from '@/lib/search/query/query';
import type { FacetKey } from '../query/facets';
import { type AskedDiscs, findAskedDisc } from './asked-disc';
import { type CountedFacets, countFacets } from './count-facets';
import { getSearchIndex } from './get-search-index';
import { type Hit, toHit } from './hit';
import type { TextMatch } from './match-text';
import { isOffered, type SearchIndex } from './search-index';
import { selectFilms } from './select-films';
import { withAliases } from './words';

/** Cache: memberships in collections by film slug, for each library and language. */
const membershipCache = new WeakMap<Library, Partial<Record<Locale, Map<string, Membership[]>>>>();

/** A film of the results, with its matches if the query has a text. */
export type FoundFilm = {
  film: Film;
  hit?: Hit;
  /** The screening or disc of this film that the query asks for. */
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
  const { slugs, screenings, askedDiscs, words, ...found } = findFilms(index, query, {
    locale,
    now,
    limit,
  });
  const matchedWords = withAliases(words);
  const films = slugs.flatMap((slug, at): FoundFilm[] => {
    const raw = library.films.get(slug);
    if (!raw) return [];
    const film = getCachedFilm(slug, raw, locale, library);
    const disc = findAskedDisc(film, askedDiscs);
    if (!query.text) return [{ film, asked: disc }];
    const collections = collectionsOf(slug, locale, library);
    const next = screeningOf(film, index, library, screenings[at]);
    const asked = next ? cinema(next) : disc;
    return [{ film, hit: toHit({ film, raw, collections }, matchedWords), asked }];
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

/** A page of results: film slugs and facts about all results. */
type FoundFilms = {
  slugs: string[];
  /** For each slug the number of the screening that the text asks for, if any. */
  screenings: (number | undefined)[];
  askedDiscs: AskedDiscs;
  total: number;
  page: number;
  pages: number;
  /** Computed on demand, for all or some facets: the search box does not need them. */
  facets: (counted?: readonly FacetKey[]) => CountedFacets;
  /** First and last year of all results; undefined without results. */
  years?: [from: number, until: number];
  /** Index words that match the text; used for highlighting. */
  words: ReadonlySet<string>;
  closeness: TextMatch['closeness'];
};

type Options = { locale: Locale; now: Date; limit?: number };

/** Runs a query: text, filters, order and page. A page number past the last page gives the last page. */
export function findFilms(
  index: SearchIndex,
  query: CatalogueQuery,
  { locale, now, limit = pageSize }: Options,
): FoundFilms {
  const { filters, sort, page: asked } = query;
  const selected = selectFilms(index, query, now);
  const { found, match } = selected;
  const pages = Math.max(1, Math.ceil(found.length / limit));
  const page = Math.min(asked, pages);
  const order = { sort, locale, scores: match?.scores, until: page * limit, now: +now };
  const films = firstFilms(index, found, order).slice((page - 1) * limit);
  return {
    slugs: films.map((film) => index.slugs[film] ?? ''),
    screenings: films.map((film) => match?.screenings.get(film)),
    askedDiscs: {
      kinds: match?.discs ?? [],
      subtitles: [...(filters.subtitles ?? []), ...(match?.subtitles ?? [])],
    },
    total: found.length,
    page,
    pages,
    years: yearsOf(index, found),
    facets: (counted) => countFacets(index, selected, { filters, now, counted }),
    words: match?.words ?? new Set(),
    closeness: match?.closeness ?? 'all',
  };
}

function yearsOf({ years }: SearchIndex, films: readonly number[]): FoundFilms['years'] {
  let from = Infinity;
  let until = 0;
  for (const film of films) {
    const year = years[film] ?? 0;
    if (year < from) from = year;
    if (year > until) until = year;
  }
  return until > 0 ? [from, until] : undefined;
}

/** Upper bound of the number of films: a sort key is the score followed by the film's rank by title. */
const ranks = 2 ** 20;
/** Scores are compared to a hundredth; `maxScore` is the upper bound of scores times `precision`. */
const precision = 100;
const maxScore = 2 ** 30;

type OrderOptions = {
  sort: Sorting;
  locale: Locale;
  scores?: Float64Array;
  until: number;
  /** Epoch ms. */
  now: number;
};

/** The first `until` films in an order. Films of equal relevance are ordered by title. */
export function firstFilms(
  index: Pick<SearchIndex, 'orders' | 'offers'>,
  films: readonly number[],
  { sort, locale, scores, until, now }: OrderOptions,
): number[] {
  const fixed = index.orders[locale];
  if (sort === 'featured') {
    const offered = films.filter((film) => isOffered(index, film, now));
    const others = films.filter((film) => !isOffered(index, film, now));
    const first = takeInOrder(fixed.featured, offered, until);
    return [...first, ...takeInOrder(fixed.featured, others, until - first.length)];
  }
  if (sort !== 'relevance') return takeInOrder(fixed[sort], films, until);
  return scores
    ? takeByRelevance(fixed.title, films, scores, until)
    : takeInOrder(fixed.title, films, until);
}

function takeInOrder(order: Uint32Array, films: readonly number[], until: number): number[] {
  const isFound = mark(films, order.length);
  const first: number[] = [];
  for (let rank = 0; rank < order.length && first.length < until; rank += 1) {
    const film = order[rank] ?? 0;
    if (isFound[film]) first.push(film);
  }
  return first;
}

/** Sorts numeric keys, which is many times faster than sorting films with a comparator. */
function takeByRelevance(
  titles: Uint32Array,
  films: readonly number[],
  scores: Float64Array,
  until: number,
): number[] {
  const isFound = mark(films, titles.length);
  const keys = new Float64Array(films.length);
  let count = 0;
  for (let rank = 0; rank < titles.length; rank += 1) {
    const film = titles[rank] ?? 0;
    if (!isFound[film]) continue;
    keys[count] = (maxScore - Math.round((scores[film] ?? 0) * precision)) * ranks + rank;
    count += 1;
  }
  return Array.from(keys.sort().subarray(0, until), (key) => titles[key % ranks] ?? 0);
}

function mark(films: readonly number[], count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const film of films) marks[film] = 1;
  return marks;
}
