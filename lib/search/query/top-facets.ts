import type { FacetColumn } from '../engine/facet-columns';
import { getSearchIndex } from '../engine/get-search-index';
import type { ColumnKey } from './facets';

/** The facet values with the most films; decades in chronological order. */
export function topFacets(key: ColumnKey, count: number): string[] {
  const most = rank(getSearchIndex().facets[key]).slice(0, count);
  return key === 'decade' ? most.sort() : most;
}

const ranked = new WeakMap<FacetColumn, string[]>();

/** Values by number of films, descending. Cached by column, because every page has a menu. */
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
