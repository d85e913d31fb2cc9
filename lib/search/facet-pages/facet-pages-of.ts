import type { Film } from '@/lib/catalog/films/film';
import { facets } from '../query/facets';
import { facetPagePath } from './facet-page-path';
import { hasFacetPage } from './list-facet-pages';
import { pagedFacets } from './paged-facets';

/** The French paths of the pages of a film's genres, countries and decade, as far as they have one. */
export function facetPagesOf(film: Film): string[] {
  return pagedFacets.flatMap((key) =>
    facets[key]
      .values(film)
      .filter((value) => hasFacetPage(key, value))
      .map((value) => facetPagePath(key, value)),
  );
}
