import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/**
 * Whether what one query asks for is another page than the other's, to be read from its top: a further one of the same
 * films, or other films in another view, as where a decade of the timeline is pressed. A view alone, or a filter alone,
 * changes what the visitor has before them.
 */
export function isOtherPageOf(query: CatalogueQuery, other: CatalogueQuery): boolean {
  const films = (asked: CatalogueQuery) => catalogueHref({ ...asked, page: 1, view: 'grid' });
  const hasOtherFilms = films(query) !== films(other);
  return query.view === other.view ? !hasOtherFilms && query.page !== other.page : hasOtherFilms;
}
