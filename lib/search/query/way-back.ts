import type { SearchIndex } from '@/lib/search/engine/search-index';
import { catalogueHref } from './catalogue-href';
import { type FacetKey, facetKeys } from './facets';
import type { CatalogueQuery, Filters } from './query';

/** Facets whose values come from the films and not from a fixed list. */
const open = ['genre', 'country', 'decade', 'director', 'actor', 'person', 'language'] as const;

const isOpen = (key: FacetKey): key is (typeof open)[number] => open.some((one) => one === key);

/**
 * Redirect target for a query with facet values that no film has, or with a page past the last one (a
 * catalogue may shrink). A French path; undefined if no redirect is needed.
 *
 *  @param page the page that was found
 */
export function wayBack(
  query: CatalogueQuery,
  page: number,
  index: Pick<SearchIndex, 'facets'>,
): string | undefined {
  const known = keepKnown(query, index);
  // Without these filters the results differ, so start at page 1.
  const isWhole =
    catalogueHref({ filters: known.filters }) === catalogueHref({ filters: query.filters });
  const back = catalogueHref({ ...known, page: isWhole ? page : 1 });
  return back === catalogueHref(query) ? undefined : back;
}

/** Removes facet values that no film has. */
function keepKnown(query: CatalogueQuery, { facets }: Pick<SearchIndex, 'facets'>): CatalogueQuery {
  const filters: Filters = {};
  for (const key of facetKeys) {
    const asked = query.filters[key] ?? [];
    const known = isOpen(key) ? asked.filter((value) => facets[key].values.includes(value)) : asked;
    if (known.length > 0) filters[key] = known;
  }
  return { ...query, filters };
}
