import { type FacetKey, facetKeys } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import { applyFilters, facetBit } from './apply-filters';
import { matchText, type TextMatch } from './match-text';
import type { SearchIndex } from './search-index';

/** Film numbers, ascending. */
export type SelectedFilms = {
  found: readonly number[];
  /** Films rejected by a single facet: another choice in that facet would include them. */
  keptOut: Partial<Record<FacetKey, readonly number[]>>;
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
  const keptOut = Object.fromEntries(keys.map((key) => [key, byVerdict.get(facetBit(key))]));
  return { found, keptOut, match };
}

/** Whether exactly one filter rejects the film. */
function isSingle(verdict: number): boolean {
  return (verdict & (verdict - 1)) === 0;
}
