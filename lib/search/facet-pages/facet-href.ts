import { catalogueHref } from '../query/catalogue-href';
import { facetPagePath } from './facet-page-path';
import { hasFacetPage } from './list-facet-pages';
import type { PagedFacet } from './paged-facets';

/** Where a value leads: to its page, or where it has too few films for one to the catalogue with it chosen. */
export function facetHref(key: PagedFacet, value: string): string {
  return hasFacetPage(key, value)
    ? facetPagePath(key, value)
    : catalogueHref({ filters: { [key]: value } });
}
