import { facetKeys, type IntroducedFacet, isIntroduced } from './facets';
import type { CatalogueQuery } from './query';

/** The facet value that is the only condition of a query, if the catalogue has an introduction for it. */
export function singleChoice({
  text,
  filters,
  ranges,
  unseen,
}: CatalogueQuery): { key: IntroducedFacet; value: string } | undefined {
  const chosen = facetKeys.flatMap((key) => (filters[key] ?? []).map((value) => ({ key, value })));
  const [only] = chosen;
  if (
    text ||
    unseen ||
    Object.keys(ranges).length > 0 ||
    !only ||
    chosen.length > 1 ||
    !isIntroduced(only.key)
  )
    return undefined;
  return { key: only.key, value: only.value };
}
