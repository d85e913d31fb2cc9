import type { ColumnKey } from '../query/facets';
import type { FacetColumn } from './facet-columns';
import type { SearchIndex } from './search-index';

/** A column the other way round: the films of value v are `films[starts[v]]` to `starts[v + 1]`. */
type Turned = { starts: Uint32Array; films: Uint32Array };

/** Turned once for each column: 20,000 films with ten people each take some ten milliseconds. */
const turned = new WeakMap<FacetColumn, Turned>();

type Index = Pick<SearchIndex, 'slugs' | 'facets'>;

/** The slugs of the films that stand under one value, in the order of the index; none where nobody has it. */
export function filmsUnder({ slugs, facets }: Index, key: ColumnKey, value: string): string[] {
  const column = facets[key];
  const { starts, films } = turn(column);
  const number = placeOf(column.values, value);
  const found = films.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
  return [...found].flatMap((film) => slugs[film] ?? []);
}

/** How many films stand under one value. */
export function countUnder(
  { facets }: Pick<Index, 'facets'>,
  key: ColumnKey,
  value: string,
): number {
  const { starts } = turn(facets[key]);
  const number = placeOf(facets[key].values, value);
  const from = starts[number] ?? 0;
  // Nothing stands behind the last.
  return (starts[number + 1] ?? from) - from;
}

function turn(column: FacetColumn): Turned {
  const made = turned.get(column) ?? turnColumn(column);
  turned.set(column, made);
  return made;
}

function turnColumn({ values, starts: ofFilms, numbers }: FacetColumn): Turned {
  const starts = new Uint32Array(values.length + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const films = new Uint32Array(numbers.length);
  for (let film = 0; film + 1 < ofFilms.length; film += 1)
    for (const number of numbers.subarray(ofFilms[film], ofFilms[film + 1])) {
      const at = next[number] ?? 0;
      films[at] = film;
      next[number] = at + 1;
    }
  return { starts, films };
}

/** Values stand in the order of their letters; past the last where there is no such one. */
function placeOf(values: readonly string[], value: string): number {
  let [from, until] = [0, values.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((values[middle] ?? '') < value) from = middle + 1;
    else until = middle;
  }
  return values[from] === value ? from : values.length;
}
