import type { CountedFacet, FacetCount } from '../engine/count-facets';
import type { FacetKey } from '../query/facets';

/** A facet value with its label. */
export type LabelledCount = FacetCount & { label: string };
export type LabelledFacet = Omit<CountedFacet, 'counts'> & { counts: LabelledCount[] };
export type LabelledFacets = Record<FacetKey, LabelledFacet>;
