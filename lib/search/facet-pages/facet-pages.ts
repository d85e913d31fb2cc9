import type { Film } from '@/lib/catalog/films/film';
import type { Translations } from '@/lib/content/schema/translations';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { getOwn } from '@/lib/primitives/json';
import { countFilmsWithValue } from '../engine/films-by-value';
import { getSearchIndex } from '../engine/get-search-index';
import type { SearchIndex } from '../engine/search-index';
import { catalogueHref } from '../query/catalogue-address';
import { facets } from '../query/facets';
import { childrensPath, everyAge, fewestForChildren } from '../query/recommended-ages';

/**
 * Facets whose values have pages, `/genre/horror`. Films for children share one page. There is no page per age,
 * because the films for an age are also among those for older children. People's pages are separate
 * (`lib/catalog/people`).
 */
export const pagedFacets = ['genre', 'country', 'decade', 'children'] as const;

export type PagedFacet = (typeof pagedFacets)[number];

/** French path of a facet value's page: `/country/ch`, `/decade/1920`, `/enfants`. */
export function facetPagePath(key: PagedFacet, value: string): string {
  return key === 'children' ? childrensPath : `/${key}/${value.toLowerCase()}`;
}

/** The facet value of a page, from the last segment of its path. */
export function readFacetPage(key: PagedFacet, end: string): string {
  return key === 'country' ? end.toUpperCase() : end;
}

/** Last path segments of a facet's pages: `horror`, `ch`, `1920`. */
export function listFacetEnds(key: PagedFacet): string[] {
  return listFacetPages(key).map((value) => facetPagePath(key, value).slice(`/${key}/`.length));
}

/** French paths of all facet pages. */
export function listFacetPaths(): string[] {
  return pagedFacets.flatMap((key) =>
    listFacetPages(key).map((value) => facetPagePath(key, value)),
  );
}

/** French path for a facet value: its page, or the filtered catalogue if it has too few films. */
export function facetHref(key: PagedFacet, value: string): string {
  return hasFacetPage(key, value)
    ? facetPagePath(key, value)
    : catalogueHref({ filters: { [key]: value } });
}

/** French paths of the existing pages of a film's facet values. */
export function facetPagesOf(film: Film): string[] {
  return pagedFacets.flatMap((key) =>
    facets[key]
      .values(film)
      .filter((value) => hasFacetPage(key, value))
      .map((value) => facetPagePath(key, value)),
  );
}

/**
 * Minimum number of films for a facet page: a page with one or two films adds nothing to the films' own
 * pages. With an editors' introduction one film is enough.
 */
const minFilms = 3;

type SiteData = {
  index: Pick<SearchIndex, 'facets'>;
  introductions?: Library['introductions'] | undefined;
};

const currentSite = (): SiteData => ({
  index: getSearchIndex(),
  introductions: getLibrary().introductions,
});

/** The editors' introduction of a facet value. */
export function introductionOf(
  key: PagedFacet,
  value: string,
  { introductions }: Pick<SiteData, 'introductions'> = currentSite(),
): Translations | undefined {
  return key === 'children' ? introductions?.children : getOwn(introductions?.[key] ?? {}, value);
}

/** Whether a facet value has a page. */
export function hasFacetPage(
  key: PagedFacet,
  value: string,
  siteData: SiteData = currentSite(),
): boolean {
  const films = countFilmsWithValue(siteData.index, key, value);
  if (key === 'children') return value === everyAge && films >= fewestForChildren;
  return films >= (introductionOf(key, value, siteData) ? 1 : minFilms);
}

/** The facet values with a page, sorted. */
export function listFacetPages(key: PagedFacet, siteData: SiteData = currentSite()): string[] {
  return siteData.index.facets[key].values.filter((value) => hasFacetPage(key, value, siteData));
}
