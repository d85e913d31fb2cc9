import type { SearchIndex } from '../search/search-index';
import { type FacetKey, facetKeys } from './facets';
import type { CatalogueQuery, Filters } from './query';

/** The facets whose values are what films have, and no list of the site's own. */
const open = ['genre', 'country', 'decade', 'director', 'actor', 'person', 'language'] as const;

const isOpen = (key: FacetKey): key is (typeof open)[number] => open.some((one) => one === key);

/** A query without the values under which no film of the house stands. */
export function keepKnown(
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
