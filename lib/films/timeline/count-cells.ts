import { type CatalogueQuery, pageSize } from '../catalogue/query';
import type { FacetColumn } from '../search/facet-columns';
import { findFilms } from '../search/find-films';
import { isOffered } from '../search/judge-films';
import type { SearchIndex } from '../search/search-index';
import type { Cell } from './cell';

/**
 * The films a query finds, counted by decade and country; a film of two countries counts in both, one of no
 * known country in a cell without one.
 */
export function countCells(index: SearchIndex, query: CatalogueQuery, now: Date): Cell[] {
  const order = { locale: 'fr', now, limit: Math.max(pageSize, index.slugs.length) } as const;
  const { slugs } = findFilms(index, { ...query, sort: 'oldest', page: 1 }, order);
  const found = new Set(slugs);
  const cells = new Map<string, Cell>();
  for (const [film, slug] of index.slugs.entries()) {
    if (!found.has(slug)) continue;
    const watchable = isOffered(index, film, +now) ? 1 : 0;
    const [decade = ''] = valuesOf(index.facets.decade, film);
    const countries = valuesOf(index.facets.country, film);
    for (const country of countries.length > 0 ? countries : ['']) {
      const key = decade + country;
      const cell = cells.get(key) ?? { decade, country, count: 0, watchable: 0 };
      cell.count += 1;
      cell.watchable += watchable;
      cells.set(key, cell);
    }
  }
  return [...cells.values()];
}

function valuesOf({ values, starts, numbers }: FacetColumn, film: number): string[] {
  const own = numbers.subarray(starts[film], starts[film + 1]);
  return Array.from(own, (number) => values[number] ?? '');
}
