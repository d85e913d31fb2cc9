import { catalogueHref } from '../query/catalogue-href';
import { facetPagePath } from './facet-page-path';
import { hasFacetPage } from './list-facet-pages';
import type { PagedFacet } from './paged-facets';

/** French path for a facet value: its page, or the filtered catalogue if it has too few films. */
export function facetHref(key: PagedFacet, value: string): string {
  return hasFacetPage(key, value)
    ? facetPagePath(key, value)
    : catalogueHref({ filters: { [key]: value } });
}
