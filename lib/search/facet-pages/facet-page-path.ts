import type { PagedFacet } from './paged-facets';

/** French path of a facet value's page: `/country/ch`, `/decade/1920`. */
export function facetPagePath(key: PagedFacet, value: string): string {
  return `/${key}/${value.toLowerCase()}`;
}

/** The facet value for the last segment of such a path. */
export function readFacetPage(key: PagedFacet, end: string): string {
  return key === 'country' ? end.toUpperCase() : end;
}
