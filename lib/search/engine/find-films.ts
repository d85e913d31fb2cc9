import type { DiscKind } from '@/lib/catalog/films/discs-of';
import type { Locale } from '@/lib/i18n/locales';
import type { FacetKey } from '../query/facets';
import { type CatalogueQuery, pageSize } from '../query/query';
import { type CountedFacets, countFacets } from './count-facets';
import { firstFilms } from './first-films';
import type { TextMatch } from './match-text';
import type { SearchIndex } from './search-index';
import { selectFilms } from './select-films';

/** A page of results: film slugs and facts about all results. */
export type FoundFilms = {
  slugs: string[];
  /** For each slug the number of the screening that the text asks for, if any. */
  screenings: (number | undefined)[];
  /** Kinds of disc that the text asks for. */
  discs: readonly DiscKind[];
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
  const order = { sort, locale, scores: match?.scores, until: page * limit };
  const films = firstFilms(index, found, order).slice((page - 1) * limit);
  return {
    slugs: films.map((film) => index.slugs[film] ?? ''),
    screenings: films.map((film) => match?.screenings.get(film)),
    discs: match?.discs ?? [],
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
