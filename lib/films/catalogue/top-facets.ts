import type { FacetColumn } from '../search/facet-columns';
import { getSearchIndex } from '../search/get-search-index';
import type { ColumnKey } from './facets';

/** The values of a facet under which most films stand; decades in the order of time. */
export function topFacets(key: ColumnKey, count: number): string[] {
  const { values, numbers }: FacetColumn = getSearchIndex().facets[key];
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const most = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([number]) => values[number] ?? '');
  return key === 'decade' ? most.sort() : most;
}
