import type { AccessKind } from '@/lib/catalog/films/access';
import { accessChoices, type ColumnKey, readAccessChoice } from '../query/facets';
import { getSearchIndex } from './get-search-index';
import type { FacetColumn } from './index-columns';
import type { SearchIndex } from './search-index';

/** A column inverted: the films of value v are `films[starts[v]]` to `films[starts[v + 1] - 1]`. */
type InvertedColumn = { starts: Uint32Array; films: Uint32Array };

/** Cache by column: inverting takes tens of milliseconds for 20,000 films with ten people each. */
const invertedColumns = new WeakMap<FacetColumn, InvertedColumn>();

type Index = Pick<SearchIndex, 'slugs' | 'facets'>;

/** Slugs of the films with a facet value, in index order; empty for an unknown value. */
export function listFilmsWithValue(
  { slugs, facets }: Index,
  key: ColumnKey,
  value: string,
): string[] {
  const column = facets[key];
  const { starts, films } = invert(column);
  const number = placeOf(column.values, value);
  const filmNumbers = films.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
  return [...filmNumbers].flatMap((film) => slugs[film] ?? []);
}

/** Number of films with a facet value. */
export function countFilmsWithValue(
  { facets }: Pick<Index, 'facets'>,
  key: ColumnKey,
  value: string,
): number {
  const { starts } = invert(facets[key]);
  const number = placeOf(facets[key].values, value);
  const from = starts[number] ?? 0;
  // An unknown value has no films.
  return (starts[number + 1] ?? from) - from;
}

function invert(column: FacetColumn): InvertedColumn {
  const inverted = invertedColumns.get(column) ?? invertColumn(column);
  invertedColumns.set(column, inverted);
  return inverted;
}

function invertColumn({ values, starts: filmStarts, numbers }: FacetColumn): InvertedColumn {
  const starts = new Uint32Array(values.length + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const films = new Uint32Array(numbers.length);
  for (let film = 0; film + 1 < filmStarts.length; film += 1)
    for (const number of numbers.subarray(filmStarts[film], filmStarts[film + 1])) {
      const at = next[number] ?? 0;
      films[at] = film;
      next[number] = at + 1;
    }
  return { starts, films };
}

/** Binary search in the sorted values; `values.length` if the value is unknown. */
function placeOf(values: readonly string[], value: string): number {
  let [from, until] = [0, values.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((values[middle] ?? '') < value) from = middle + 1;
    else until = middle;
  }
  return values[from] === value ? from : values.length;
}

/** The facet values with the most films; decades in chronological order. */
export function listTopValues(key: ColumnKey, count: number): string[] {
  const topValues = rank(getSearchIndex().facets[key]).slice(0, count);
  return key === 'decade' ? topValues.sort() : topValues;
}

const ranked = new WeakMap<FacetColumn, string[]>();

/** Values by number of films, descending. Cached by column, because every page has a menu. */
function rank(column: FacetColumn): string[] {
  const cached = ranked.get(column);
  if (cached) return cached;
  const { values, numbers } = column;
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const all = [...counts].sort(([, a], [, b]) => b - a).map(([number]) => values[number] ?? '');
  ranked.set(column, all);
  return all;
}

export type AccessCount = { choice: string; language?: string; films: number };

/** Number of films for each choice of one kind of accessibility, without empty ones. */
export function countAccess(kind: AccessKind): AccessCount[] {
  const { values, numbers } = getSearchIndex().facets.access;
  const films = (choice: string) => {
    const choiceNumber = values.indexOf(choice);
    return numbers.reduce((count, number) => (number === choiceNumber ? count + 1 : count), 0);
  };
  return accessChoices
    .map((choice) => ({ ...readAccessChoice(choice), choice, films: films(choice) }))
    .filter((count) => count.kind === kind && count.films > 0)
    .map(({ kind: _, ...count }) => count);
}
