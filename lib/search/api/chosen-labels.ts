import { type FacetKey, facetKeys } from '../query/facets';
import type { LabelledFacets } from './labelled-facets';

/** What a visitor has chosen, in words, in the order of the filters; read from an answer's facets. */
export function chosenLabels(facets: LabelledFacets): ChosenLabel[] {
  return facetKeys.flatMap((key) =>
    facets[key].counts
      .filter(({ chosen }) => chosen)
      .map(({ value, label }) => ({ key, value, text: label })),
  );
}

export type ChosenLabel = { key: FacetKey; value: string; text: string };
