import type { FacetColumn } from '../engine/facet-columns';
import { getSearchIndex } from '../engine/get-search-index';
import type { ColumnKey } from './facets';

/** The values of a facet under which most films stand; decades in the order of time. */
export function topFacets(key: ColumnKey, count: number): string[] {
  const most = rank(getSearchIndex().facets[key]).slice(0, count);
  return key === 'decade' ? most.sort() : most;
}

const ranked = new WeakMap<FacetColumn, string[]>();

/** All values, that of most films first. Done once for each column: every page has a menu. */
function rank(column: FacetColumn): string[] {
  const known = ranked.get(column);
  if (known) return known;
  const { values, numbers } = column;
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const all = [...counts].sort(([, a], [, b]) => b - a).map(([number]) => values[number] ?? '');
  ranked.set(column, all);
  return all;
}
