import type { Film } from '@/lib/catalog/films/film';
import { facets } from '../query/facets';
import { facetPagePath } from './facet-page-path';
import { hasFacetPage } from './list-facet-pages';
import { pagedFacets } from './paged-facets';

/** French paths of the existing pages of a film's genres, countries and decade. */
export function facetPagesOf(film: Film): string[] {
  return pagedFacets.flatMap((key) =>
    facets[key]
      .values(film)
      .filter((value) => hasFacetPage(key, value))
      .map((value) => facetPagePath(key, value)),
  );
}
