import { type CatalogueQuery, type FacetKey, facetKeys } from '../catalogue/query';
import type { FacetColumn } from './facet-columns';
import { columnKeys } from './facet-columns';
import type { SearchIndex } from './search-index';

/** For each film the filters that refuse it, a bit for each facet by its place in `facetKeys`: 0 is found. */
export type Verdicts = Uint16Array;

export function facetBit(key: FacetKey): number {
  return 1 << facetKeys.indexOf(key);
}

/** Asks every film every filter that is set. */
export function judgeFilms(
  index: SearchIndex,
  filters: CatalogueQuery['filters'],
  now: Date,
): Verdicts {
  const verdicts: Verdicts = new Uint16Array(index.slugs.length);
  for (const key of columnKeys) {
    const chosen = filters[key];
    if (chosen) refuse(verdicts, facetBit(key), hasOneOf(index.facets[key], chosen));
  }
  if (filters.watchable)
    refuse(verdicts, facetBit('watchable'), (film) => isOffered(index, film, +now));
  return verdicts;
}

function refuse(verdicts: Verdicts, bit: number, accepts: (film: number) => boolean) {
  for (let film = 0; film < verdicts.length; film += 1)
    if (!accepts(film)) verdicts[film] = (verdicts[film] ?? 0) | bit;
}

function hasOneOf({ values, starts, numbers }: FacetColumn, chosen: readonly string[]) {
  const wanted = new Uint8Array(values.length);
  for (const value of chosen) {
    const number = values.indexOf(value);
    if (number >= 0) wanted[number] = 1;
  }
  return (film: number) => {
    const end = starts[film + 1] ?? 0;
    for (let at = starts[film] ?? 0; at < end; at += 1) if (wanted[numbers[at] ?? -1]) return true;
    return false;
  };
}

/** Whether the site shows the film at a moment (epoch ms): the same rule as `isWatchable`. */
export function isOffered({ offers }: SearchIndex, film: number, now: number): boolean {
  return (offers.from[film] ?? NaN) <= now && now < (offers.until[film] ?? NaN);
}
