import type { FacetKey } from './facets';
import { type CatalogueQuery, defaultSorting } from './query';
import type { RangeKey } from './ranges';

/** Toggles a facet value; resets the page to 1. */
export function toggleValue(query: CatalogueQuery, key: FacetKey, value: string): CatalogueQuery {
  const chosen = query.filters[key] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: values.length > 0 ? { ...others, [key]: values } : others, page: 1 };
}

/** Removes a range; resets the page to 1. */
export function dropRange(query: CatalogueQuery, key: RangeKey): CatalogueQuery {
  const { [key]: _, ...ranges } = query.ranges;
  return { ...query, ranges, page: 1 };
}

/** Removes the text; resets the page to 1. */
export function dropText(query: CatalogueQuery): CatalogueQuery {
  const sort = query.sort === 'relevance' ? defaultSorting({ text: '' }) : query.sort;
  return { ...query, text: '', sort, page: 1 };
}

/** Removes all filters and ranges; resets the page to 1. */
export function dropFilters(query: CatalogueQuery): CatalogueQuery {
  return { ...query, filters: {}, ranges: {}, unseen: false, page: 1 };
}
