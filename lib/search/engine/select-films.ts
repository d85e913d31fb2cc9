import { columnKeys, type FacetKey, facetKeys } from '../query/facets';
import { type CatalogueQuery, isInRange, rangeKeys } from '../query/query';
import type { FacetColumn } from './index-columns';
import { matchText, type TextMatch } from './match-text';
import { isOffered, type SearchIndex } from './search-index';

/** The films that a query selects, as film numbers, ascending. */
export type SelectedFilms = {
  found: readonly number[];
  /** Films rejected by a single facet: another choice in that facet would include them. */
  excludedBy: Partial<Record<FacetKey, readonly number[]>>;
  match?: TextMatch;
};

/** Applies a query's text and filters, without order and page. */
export function selectFilms(
  index: SearchIndex,
  { text, filters, ranges }: Pick<CatalogueQuery, 'text' | 'filters' | 'ranges'>,
  now: Date,
): SelectedFilms {
  const match = text ? matchText(index, text, now) : undefined;
  const verdicts = applyFilters(index, { filters, ranges }, now);
  const keys = facetKeys.filter((key) => filters[key]);
  const found: number[] = [];
  const byVerdict = new Map(keys.map((key): [number, number[]] => [facetBit(key), []]));
  for (let film = 0; film < verdicts.length; film += 1) {
    if (match && !match.scores[film]) continue;
    const verdict = verdicts[film] ?? 0;
    if (verdict === 0) found.push(film);
    else if (isSingle(verdict)) byVerdict.get(verdict)?.push(film);
  }
  const excludedBy = Object.fromEntries(keys.map((key) => [key, byVerdict.get(facetBit(key))]));
  return { found, excludedBy, match };
}

/** Whether exactly one filter rejects the film. */
function isSingle(verdict: number): boolean {
  return (verdict & (verdict - 1)) === 0;
}

/**
 * For each film a bit mask of the filters that reject it: a bit for each facet (by its index in `facetKeys`),
 * then one for each range. 0 means accepted.
 */
export type Verdicts = Uint16Array;

/** Applies all filters to all films. */
function applyFilters(
  index: SearchIndex,
  { filters, ranges }: Pick<CatalogueQuery, 'filters' | 'ranges'>,
  now: Date,
): Verdicts {
  const verdicts: Verdicts = new Uint16Array(index.slugs.length);
  for (const key of columnKeys) {
    const chosen = filters[key];
    if (chosen) refuseOthers(verdicts, facetBit(key), index.facets[key], chosen);
  }
  if (filters.watchable) refuseUnoffered(verdicts, facetBit('watchable'), index, +now);
  for (const [number, key] of rangeKeys.entries()) {
    const range = ranges[key];
    if (!range) continue;
    const numbers = { year: index.years, runtime: index.runtimes }[key];
    const bit = 1 << (facetKeys.length + number);
    for (let film = 0; film < verdicts.length; film += 1)
      if (!isInRange(range, numbers[film] ?? NaN)) refuse(verdicts, bit, film);
  }
  return verdicts;
}

function facetBit(key: FacetKey): number {
  return 1 << facetKeys.indexOf(key);
}

function refuse(verdicts: Verdicts, bit: number, film: number) {
  verdicts[film] = (verdicts[film] ?? 0) | bit;
}

/** Rejects the films with none of the chosen values. */
function refuseOthers(
  verdicts: Verdicts,
  bit: number,
  { values, starts, numbers }: FacetColumn,
  chosen: readonly string[],
) {
  const isChosen = Uint8Array.from(values, (value) => (chosen.includes(value) ? 1 : 0));
  let at = 0;
  for (let film = 0; film < verdicts.length; film += 1) {
    const end = starts[film + 1] ?? 0;
    let has = 0;
    for (; at < end; at += 1) has |= isChosen[numbers[at] ?? 0] ?? 0;
    if (has === 0) refuse(verdicts, bit, film);
  }
}

function refuseUnoffered(verdicts: Verdicts, bit: number, index: SearchIndex, now: number) {
  for (let film = 0; film < verdicts.length; film += 1)
    if (!isOffered(index, film, now)) refuse(verdicts, bit, film);
}
