import type { FacetKey } from '@/lib/films/catalogue/facets';
import type { RangeKey } from '@/lib/films/catalogue/ranges';

/** The range that stands beside a facet's values. */
export function rangeOf(facet: FacetKey): RangeKey | undefined {
  if (facet === 'decade') return 'year';
  return facet === 'runtime' ? 'runtime' : undefined;
}
