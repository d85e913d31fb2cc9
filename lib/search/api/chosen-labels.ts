import { type FacetKey, facetKeys } from '../query/facets';
import type { LabelledFacets } from './labelled-facets';

/** Labels of the chosen filters, in facet order, from an answer's facets. */
export function chosenLabels(facets: LabelledFacets): ChosenLabel[] {
  return facetKeys.flatMap((key) =>
    facets[key].counts
      .filter(({ chosen }) => chosen)
      .map(({ value, label }) => ({ key, value, text: label })),
  );
}

export type ChosenLabel = { key: FacetKey; value: string; text: string };
