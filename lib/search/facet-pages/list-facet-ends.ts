import { facetPagePath } from './facet-page-path';
import { listFacetPages } from './list-facet-pages';
import { type PagedFacet, pagedFacets } from './paged-facets';

/** Last path segments of a facet's pages: `horror`, `ch`, `1920`. */
export function listFacetEnds(key: PagedFacet): string[] {
  return listFacetPages(key).map((value) => facetPagePath(key, value).slice(`/${key}/`.length));
}

/** French paths of all pages of genres, countries and decades. */
export function listFacetPaths(): string[] {
  return pagedFacets.flatMap((key) =>
    listFacetPages(key).map((value) => facetPagePath(key, value)),
  );
}
