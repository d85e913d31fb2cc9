/** Facets whose values have pages, `/genre/horror`. People's pages are separate (`lib/catalog/people`). */
export const pagedFacets = ['genre', 'country', 'decade'] as const;

export type PagedFacet = (typeof pagedFacets)[number];
