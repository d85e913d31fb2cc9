import type { FacetKey } from './facets';
import { type CatalogueQuery, defaultSorting } from './query';
import type { RangeKey } from './ranges';

/** The query with a value of a facet taken out, or put in where it was not; on its first page. */
export function toggleValue(query: CatalogueQuery, key: FacetKey, value: string): CatalogueQuery {
  const chosen = query.filters[key] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: values.length > 0 ? { ...others, [key]: values } : others, page: 1 };
}

/** The query without one of its ranges, on its first page. */
export function dropRange(query: CatalogueQuery, key: RangeKey): CatalogueQuery {
  const { [key]: _, ...ranges } = query.ranges;
  return { ...query, ranges, page: 1 };
}

/** The query without its text, on its first page. */
export function dropText(query: CatalogueQuery): CatalogueQuery {
  const sort = query.sort === 'relevance' ? defaultSorting({ text: '' }) : query.sort;
  return { ...query, text: '', sort, page: 1 };
}

/** The query with nothing but its text, its order and its view, on its first page. */
export function dropFilters(query: CatalogueQuery): CatalogueQuery {
  return { ...query, filters: {}, ranges: {}, unseen: false, page: 1 };
}
