import type { FacetKey } from '../catalogue/facets';
import type { CountedFacet, FacetCount } from '../search/count-facets';

/** One value of a facet in words. */
export type LabelledCount = FacetCount & { label: string };
export type LabelledFacet = Omit<CountedFacet, 'counts'> & { counts: LabelledCount[] };
export type LabelledFacets = Record<FacetKey, LabelledFacet>;
