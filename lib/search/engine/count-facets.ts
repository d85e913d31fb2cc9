import { type FacetKey, facetKeys, facets } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import type { FacetColumn } from './index-columns';
import { isOffered, type SearchIndex } from './search-index';
import type { SelectedFilms } from './select-films';

/** A facet value and the number of films with it that fulfil the conditions of all other facets. */
export type FacetCount = { value: string; count: number; chosen: boolean };

/**
 * `counts`: chosen values, then the others by number of films, descending. `more`: number of values not listed.
 * `none`: no film of the catalogue has a value, and none is chosen. `brief`: only the chosen values and perhaps
 * the first others are listed, and counts may be missing (0). `unknown`: number of films in the catalogue
 * without a known running time, which no value fits.
 */
export type CountedFacet = {
  counts: FacetCount[];
  more: number;
  none?: true;
  brief?: true;
  unknown?: number;
};
export type CountedFacets = Record<FacetKey, CountedFacet>;

/**
 * Maximum number of listed values per facet, since there are thousands of people. Chosen values are always listed.
 */
const listedValues = 100;

type CountOptions = {
  filters: CatalogueQuery['filters'];
  now: Date;
  /** The facets to count; all if undefined. */
  counted?: readonly FacetKey[] | undefined;
};

/** Counts the films for each facet value. A facet's own filter does not restrict its counts. */
export function countFacets(
  index: SearchIndex,
  { found, excludedBy }: SelectedFilms,
  { filters, now, counted }: CountOptions,
): CountedFacets {
  const isCounted = (key: FacetKey) =>
    !counted || counted.includes(key) || facets[key].offered === 'switch';
  const all = facetKeys.map((key): [FacetKey, CountedFacet] => {
    const films = [found, excludedBy[key] ?? []];
    const chosen = filters[key] ?? [];
    if (key === 'watchable')
      return [
        key,
        markIfNeverOffered(
          index,
          list(['1'], Uint32Array.of(countOffered(index, films, +now)), chosen),
        ),
      ];
    const column = index.facets[key];
    const listed = isCounted(key)
      ? list(column.values, countColumn(column, films), chosen)
      : listChosen(chosen);
    const none = column.values.length === 0 && chosen.length === 0;
    const unknown = key === 'runtime' && isCounted(key) ? countUnknown(index.runtimes) : 0;
    return [key, { ...listed, ...(none && { none }), ...(unknown > 0 && { unknown }) }];
  });
  return Object.fromEntries(all) as CountedFacets;
}

function countUnknown(runtimes: Float32Array): number {
  return runtimes.reduce((count, runtime) => (Number.isNaN(runtime) ? count + 1 : count), 0);
}

/** Sets `none` for the 'watchable' switch if no film of the catalogue ever has an offer and the switch is off. */
function markIfNeverOffered({ offers }: SearchIndex, counted: CountedFacet): CountedFacet {
  const none = offers.from.every(Number.isNaN) && !counted.counts.some(({ chosen }) => chosen);
  return none ? { ...counted, none } : counted;
}

function listChosen(chosen: readonly string[]): CountedFacet {
  return {
    counts: chosen.map((value) => ({ value, count: 0, chosen: true })),
    more: 0,
    brief: true,
  };
}

function countColumn(
  { values, starts, numbers }: FacetColumn,
  lists: readonly (readonly number[])[],
) {
  const counts = new Uint32Array(values.length);
  for (const films of lists)
    for (let index = 0; index < films.length; index += 1) {
      const film = films[index] ?? 0;
      const end = starts[film + 1] ?? 0;
      for (let at = starts[film] ?? 0; at < end; at += 1) {
        const number = numbers[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  return counts;
}

function countOffered(
  index: SearchIndex,
  lists: readonly (readonly number[])[],
  now: number,
): number {
  let count = 0;
  for (const films of lists) for (const film of films) if (isOffered(index, film, now)) count += 1;
  return count;
}

function list(
  values: readonly string[],
  counts: Uint32Array,
  chosen: readonly string[],
): CountedFacet {
  const numbered = chosen.map((value) => ({ value, number: values.indexOf(value) }));
  const first = numbered.map(({ value, number }) => ({
    value,
    count: counts[number] ?? 0,
    chosen: true,
  }));
  const others = counts.slice();
  for (const { number } of numbered) others[number] = 0;
  const { numbers, more } = topCounts(others, Math.max(0, listedValues - numbered.length));
  const listed = numbers.map((number) => ({
    value: values[number] ?? '',
    count: others[number] ?? 0,
    chosen: false,
  }));
  return { counts: [...first, ...listed], more };
}

/**
 * The `limit` numbers with the highest counts, descending; ties by number. `more` is how many others have a
 * count. Only the result is sorted, because there may be thousands of people.
 */
function topCounts(counts: Uint32Array, limit: number): { numbers: number[]; more: number } {
  const { least, all } = findLeast(counts, limit);
  const above: number[] = [];
  const equal: number[] = [];
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > least) above.push(number);
    else if (count === least && count > 0 && equal.length < limit) equal.push(number);
  }
  const sorted = above.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const numbers = [...sorted, ...equal].slice(0, limit);
  return { numbers, more: all - numbers.length };
}

/** The lowest count among the top numbers, and how many numbers have a count at all. */
function findLeast(counts: Uint32Array, limit: number): { least: number; all: number } {
  let highest = 0;
  for (const count of counts) if (count > highest) highest = count;
  const having = new Uint32Array(highest + 1);
  for (const count of counts) having[count] = (having[count] ?? 0) + 1;
  let least = highest;
  let countedAbove = having[highest] ?? 0;
  while (least > 1 && countedAbove < limit) {
    least -= 1;
    countedAbove += having[least] ?? 0;
  }
  return { least, all: counts.length - (having[0] ?? 0) };
}
