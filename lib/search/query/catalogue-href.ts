import type { SearchIndex } from '@/lib/search/engine/search-index';
import { type FacetKey, facetKeys } from './facets';
import { type CatalogueQuery, defaultSorting, type Filters, pageSize } from './query';
import { writeRanges } from './ranges';

type Choice = Partial<Omit<CatalogueQuery, 'filters'>> & {
  filters?: Partial<Record<FacetKey, string | readonly string[]>>;
};

/** URL parameters of a query in canonical order, without defaults. */
export function catalogueParams(query: Choice): URLSearchParams {
  const { text = '', filters = {}, ranges = {}, unseen, sort, view, page = 1, open } = query;
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  for (const key of facetKeys)
    for (const value of [filters[key] ?? []].flat().sort()) params.append(key, value);
  for (const [parameter, value] of writeRanges(ranges)) params.set(parameter, value);
  if (unseen) params.set('unseen', '1');
  if (sort && sort !== defaultSorting({ text }) && (text || sort !== 'relevance'))
    params.set('sort', sort);
  if (view && view !== 'grid') params.set('view', view);
  if (page > 1) params.set('page', String(page));
  if (open) params.set('open', open);
  return params;
}

/** French path of a query: `/catalogue?genre=horror&genre=war`. */
export function catalogueHref(query: Choice): string {
  const params = catalogueParams(query);
  return params.size > 0 ? `/catalogue?${params}` : '/catalogue';
}

/** French paths of all pages of the unfiltered catalogue. */
export function listCataloguePaths(films: number): string[] {
  const pages = Math.max(1, Math.ceil(films / pageSize));
  return Array.from({ length: pages }, (_, at) => catalogueHref({ page: at + 1 }));
}

/** Facets whose values come from the films and not from a fixed list. */
const open = ['genre', 'country', 'decade', 'director', 'actor', 'person', 'language'] as const;

const isOpen = (key: FacetKey): key is (typeof open)[number] => open.some((one) => one === key);

/**
 * Redirect target for a query with facet values that no film has, or with a page past the last one (a
 * catalogue may shrink). A French path; undefined if no redirect is needed.
 *
 * @param page number of the page that the search returned
 */
export function catalogueRedirect(
  query: CatalogueQuery,
  page: number,
  index: Pick<SearchIndex, 'facets'>,
): string | undefined {
  const known = dropUnknownValues(query, index);
  // If filters were removed, the results differ: start at page 1.
  const isWhole =
    catalogueHref({ filters: known.filters }) === catalogueHref({ filters: query.filters });
  const back = catalogueHref({ ...known, page: isWhole ? page : 1 });
  return back === catalogueHref(query) ? undefined : back;
}

/** Removes facet values that no film has. */
function dropUnknownValues(
  query: CatalogueQuery,
  { facets }: Pick<SearchIndex, 'facets'>,
): CatalogueQuery {
  const filters: Filters = {};
  for (const key of facetKeys) {
    const asked = query.filters[key] ?? [];
    const known = isOpen(key) ? asked.filter((value) => facets[key].values.includes(value)) : asked;
    if (known.length > 0) filters[key] = known;
  }
  return { ...query, filters };
}

/** Path that redirects to a random film of a query. */
export const randomFilmPath = '/catalogue/surprise';
