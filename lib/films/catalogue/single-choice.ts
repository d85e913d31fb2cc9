import { type CatalogueQuery, type FacetKey, facetKeys } from './query';

/** Facets whose values have a page of their own, with a title and an introduction. */
const introducedFacets = ['genre', 'country', 'decade', 'director', 'actor', 'person'] as const;
export type IntroducedFacet = (typeof introducedFacets)[number];

/** The one value a query asks for and nothing beside, where such a value has a page of its own. */
export function singleChoice({
  text,
  filters,
}: CatalogueQuery): { key: IntroducedFacet; value: string } | undefined {
  const chosen = facetKeys.flatMap((key: FacetKey) =>
    (filters[key] ?? []).map((value) => ({ key, value })),
  );
  const [only] = chosen;
  const key = introducedFacets.find((known) => known === only?.key);
  return !text && chosen.length === 1 && only && key ? { key, value: only.value } : undefined;
}
