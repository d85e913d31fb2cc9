import type { FacetKey } from './facets';
import type { CatalogueQuery } from './query';

/** The query with a value of a facet taken out, or put in where it was not; on its first page. */
export function toggleValue(query: CatalogueQuery, key: FacetKey, value: string): CatalogueQuery {
  const chosen = query.filters[key] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: values.length > 0 ? { ...others, [key]: values } : others, page: 1 };
}
