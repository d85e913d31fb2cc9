import type { PagedFacet } from './paged-facets';

/** The French path of the page of a value: `/country/ch`, `/decade/1920`. */
export function facetPagePath(key: PagedFacet, value: string): string {
  return `/${key}/${value.toLowerCase()}`;
}

/** The value that the end of such a path names. */
export function readFacetPage(key: PagedFacet, end: string): string {
  return key === 'country' ? end.toUpperCase() : end;
}
