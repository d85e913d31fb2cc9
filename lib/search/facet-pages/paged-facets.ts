/** The facets whose values have a page, `/genre/horror`. People have one of another kind (`lib/catalog/people`). */
export const pagedFacets = ['genre', 'country', 'decade'] as const;

export type PagedFacet = (typeof pagedFacets)[number];
