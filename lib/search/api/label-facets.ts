import type { Locale } from '@/lib/i18n/locales';
import type { CountedFacet } from '../engine/count-facets';
import type { SearchResult } from '../engine/search-films';
import { type CatalogueTranslator, facetLabel } from '../query/facet-label';
import { type FacetKey, facetKeys } from '../query/facets';
import { type CatalogueQuery, singleChoice } from '../query/query';
import { type LabelledFacets, namedInIntroduction } from './filter-labels';

type LabelContext = {
  query: CatalogueQuery;
  locale: Locale;
  t: CatalogueTranslator;
  counted?: readonly FacetKey[] | undefined;
};

/**
 * Labelled facets of a response: counted facets completely, the others only as far as the page needs them.
 */
export function labelFacets(
  result: Pick<SearchResult, 'facets'>,
  { query, locale, t, counted }: LabelContext,
): LabelledFacets {
  const usedFacets = facetsOfFilters(query);
  const facets = result.facets(counted && [...counted, ...usedFacets]);
  const isComplete = (key: FacetKey) =>
    !counted || counted.includes(key) || (key === 'country' && usedFacets.includes(key));
  const labelled = facetKeys.map((key) => {
    const facet = isComplete(key) ? facets[key] : shorten(facets[key]);
    const counts = facet.counts.map((count) => ({
      ...count,
      label: facetLabel(key, count.value, locale, t),
    }));
    return [key, { ...facet, counts }];
  });
  return Object.fromEntries(labelled);
}

/**
 * Facets that the page itself needs: countries for their names, directors and actors for the introduction of
 * a single choice.
 */
function facetsOfFilters(query: CatalogueQuery): FacetKey[] {
  return [
    ...(query.view === 'grid' ? [] : (['country'] as const)),
    ...(singleChoice(query) ? (['director', 'actor'] as const) : []),
  ];
}

/**
 * Keeps the chosen values and the first values of the list: one more than the introduction names,
 * since one may be the choice itself.
 */
function shorten(facet: CountedFacet): CountedFacet {
  if (facet.brief || facet.counts.length <= 1) return facet;
  const counts = facet.counts.filter(({ chosen }, at) => chosen || at <= namedInIntroduction);
  return { ...facet, counts, more: 0, brief: true };
}
