import type { Locale } from '@/lib/i18n/locales';
import { type CatalogueWords, facetLabel } from './facet-label';
import { type FacetKey, facetKeys } from './facets';
import type { CatalogueQuery } from './query';

export type FilterLabel = { key: FacetKey; value: string; text: string };

/** What a visitor has chosen, in words, in the order of the filters. */
export function filterLabels(
  { filters }: CatalogueQuery,
  locale: Locale,
  t: CatalogueWords,
): FilterLabel[] {
  return facetKeys.flatMap((key) =>
    (filters[key] ?? []).map((value) => ({
      key,
      value,
      text: facetLabel(key, value, locale, t),
    })),
  );
}
