import { type FacetKey, facetKeys, facets } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import type { FacetColumn } from './facet-columns';
import { isOffered } from './judge-films';
import { mostCounted } from './most-counted';
import type { SearchIndex } from './search-index';
import type { SelectedFilms } from './select-films';

/** One value of a facet and the films it would leave, all other facets as they are. */
export type FacetCount = { value: string; count: number; chosen: boolean };

/**
 * `counts`: most films first. `more`: further values that are not listed. `none`: no film of the house has a value,
 * whatever is asked. `brief`: it was not counted, only what is chosen of it stands here.
 */
export type CountedFacet = { counts: FacetCount[]; more: number; none?: true; brief?: true };
export type CountedFacets = Record<FacetKey, CountedFacet>;

/** Values listed of one facet; of people there are thousands. Chosen ones are always listed. */
const listedValues = 100;

type Asked = {
  filters: CatalogueQuery['filters'];
  now: Date;
  /** The facets that are looked at; without it all are counted. */
  counted?: readonly FacetKey[] | undefined;
};

/** Counts what each further choice would give. A facet's own filter does not count against its values. */
export function countFacets(
  index: SearchIndex,
  { found, keptOut }: SelectedFilms,
  { filters, now, counted }: Asked,
): CountedFacets {
  const isCounted = (key: FacetKey) =>
    !counted || counted.includes(key) || facets[key].offered === 'switch';
  const all = facetKeys.map((key): [FacetKey, CountedFacet] => {
    const films = [found, keptOut[key] ?? []];
    const chosen = filters[key] ?? [];
    if (key === 'watchable')
      return [
        key,
        offered(index, list(['1'], Uint32Array.of(countOffered(index, films, +now)), chosen)),
      ];
    const column = index.facets[key];
    const listed = isCounted(key)
      ? list(column.values, countColumn(column, films), chosen)
      : nameChosen(chosen);
    const none = column.values.length === 0 && chosen.length === 0;
    return [key, none ? { ...listed, none } : listed];
  });
  return Object.fromEntries(all) as CountedFacets;
}

/** A house that offers nothing to watch has no switch for it. */
function offered({ offers }: SearchIndex, counted: CountedFacet): CountedFacet {
  const none = offers.from.every(Number.isNaN) && !counted.counts.some(({ chosen }) => chosen);
  return none ? { ...counted, none } : counted;
}

function nameChosen(chosen: readonly string[]): CountedFacet {
  return {
    counts: chosen.map((value) => ({ value, count: 0, chosen: true })),
    ...{ more: 0, brief: true },
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
  const kept = chosen.map((value) => ({ value, number: values.indexOf(value) }));
  const first = kept.map(({ value, number }) => ({
    value,
    count: counts[number] ?? 0,
    chosen: true,
  }));
  const others = counts.slice();
  for (const { number } of kept) others[number] = 0;
  const { numbers, more } = mostCounted(others, Math.max(0, listedValues - kept.length));
  const listed = numbers.map((number) => ({
    value: values[number] ?? '',
    count: others[number] ?? 0,
    chosen: false,
  }));
  return { counts: [...first, ...listed], more };
}
