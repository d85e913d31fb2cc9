import type { CatalogueQuery } from '../catalogue/query';
import { isOffered } from '../search/judge-films';
import type { SearchIndex } from '../search/search-index';
import { selectFilms } from '../search/select-films';
import type { Cell } from './cell';

/**
 * The films a query finds, counted by decade and country, in the order of both; a film of two countries
 * counts in both, one of no known country in a cell without one.
 */
export function countCells(index: SearchIndex, query: CatalogueQuery, now: Date): Cell[] {
  const { decade: decades, country: countries } = index.facets;
  const none = countries.values.length;
  const cells = decades.values.map((decade) =>
    [...countries.values, ''].map((country): Cell => ({ decade, country, count: 0, watchable: 0 })),
  );
  for (const film of selectFilms(index, query, now).found) {
    const row = cells[decades.numbers[decades.starts[film] ?? 0] ?? 0];
    const isWatchable = isOffered(index, film, +now);
    const own = countries.numbers.subarray(countries.starts[film], countries.starts[film + 1]);
    for (const country of own.length > 0 ? own : [none]) {
      const cell = row?.[country];
      if (!cell) continue;
      cell.count += 1;
      if (isWatchable) cell.watchable += 1;
    }
  }
  return cells.flat().filter(({ count }) => count > 0);
}
