import { type CatalogueQuery, type FacetKey, facetKeys } from '../catalogue/query';
import { columnKeys, type FacetColumn } from './facet-columns';
import { facetBit, isOffered, type Verdicts } from './judge-films';
import type { SearchIndex } from './search-index';

/** One value of a facet and the films it would leave, all other facets as they are. */
export type FacetCount = { value: string; count: number; chosen: boolean };

/** `counts`: most films first. `more`: further values that are not listed. */
export type CountedFacet = { counts: FacetCount[]; more: number };
export type CountedFacets = Record<FacetKey, CountedFacet>;

/** Values listed of one facet; of people there are thousands. Chosen ones are always listed. */
const listedValues = 100;
/** More than a facet has values: a key holds a count before a value's number. */
const spread = 2 ** 20;

type Asked = { filters: CatalogueQuery['filters']; found: (film: number) => boolean; now: Date };

/** Counts what each further choice would give. A facet's own filter does not count against its values. */
export function countFacets(index: SearchIndex, verdicts: Verdicts, asked: Asked): CountedFacets {
  const { filters, found, now } = asked;
  const isOpen = (film: number, bit: number) => ((verdicts[film] ?? 0) & ~bit) === 0 && found(film);
  const counted = columnKeys.map((key): [FacetKey, CountedFacet] => {
    const counts = countColumn(index.facets[key], facetBit(key), isOpen);
    return [key, list(index.facets[key].values, counts, filters[key] ?? [])];
  });
  const watchable = countOffered(index, facetBit('watchable'), isOpen, +now);
  counted.push(['watchable', list(['1'], [watchable], filters.watchable ?? [])]);
  const byKey = Object.fromEntries(counted) as CountedFacets;
  return Object.fromEntries(facetKeys.map((key) => [key, byKey[key]])) as CountedFacets;
}

type IsOpen = (film: number, bit: number) => boolean;

function countColumn({ values, starts, numbers }: FacetColumn, bit: number, isOpen: IsOpen) {
  const counts = new Uint32Array(values.length);
  for (let film = 0; film + 1 < starts.length; film += 1) {
    if (!isOpen(film, bit)) continue;
    const end = starts[film + 1] ?? 0;
    for (let at = starts[film] ?? 0; at < end; at += 1) {
      const number = numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

function countOffered(index: SearchIndex, bit: number, isOpen: IsOpen, now: number): number {
  let count = 0;
  for (let film = 0; film < index.slugs.length; film += 1)
    if (isOpen(film, bit) && isOffered(index, film, now)) count += 1;
  return count;
}

function list(
  values: readonly string[],
  counts: ArrayLike<number>,
  chosen: readonly string[],
): CountedFacet {
  const keys: number[] = [];
  for (let number = 0; number < values.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > 0 && !chosen.includes(values[number] ?? '')) keys.push(number - count * spread);
  }
  // Numbers sort many times faster than objects; there may be thousands of people.
  const sorted = Float64Array.from(keys).sort();
  const kept = chosen.map((value) => ({
    value,
    count: counts[values.indexOf(value)] ?? 0,
    chosen: true,
  }));
  const listed = Array.from(sorted.subarray(0, Math.max(0, listedValues - kept.length)), (key) => {
    const number = ((key % spread) + spread) % spread;
    return { value: values[number] ?? '', count: counts[number] ?? 0, chosen: false };
  });
  return { counts: [...kept, ...listed], more: sorted.length - listed.length };
}
