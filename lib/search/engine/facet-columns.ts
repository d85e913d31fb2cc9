import type { Film } from '@/lib/catalog/films/film';
import { type ColumnKey, columnKeys, facets } from '../query/facets';

/**
 * A facet of all films: the values of film f are `numbers[starts[f]]` to `numbers[starts[f + 1] - 1]`, as
 * indexes into `values`.
 */
export type FacetColumn = { values: string[]; starts: Uint32Array; numbers: Uint32Array };
export type FacetColumns = Record<ColumnKey, FacetColumn>;

/** @param inShop slugs of films with an article in the shop */
export function toFacetColumns(films: readonly Film[], inShop: ReadonlySet<string>): FacetColumns {
  return Object.fromEntries(
    columnKeys.map((key) => [key, toColumn(films.map((film) => facets[key].values(film, inShop)))]),
  ) as FacetColumns;
}

/** Values are sorted, so that among equal counts the lower number comes first. */
function toColumn(lists: readonly string[][]): FacetColumn {
  const values = [...new Set(lists.flat())].sort();
  const numberOf = new Map(values.map((value, number) => [value, number]));
  const starts = new Uint32Array(lists.length + 1);
  const numbers: number[] = [];
  for (const [film, list] of lists.entries()) {
    for (const value of new Set(list)) numbers.push(numberOf.get(value) ?? 0);
    starts[film + 1] = numbers.length;
  }
  return { values, starts, numbers: Uint32Array.from(numbers) };
}
