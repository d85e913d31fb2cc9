import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/** Whether one query asks for another page of what the other asks for. */
export function isOtherPageOf(query: CatalogueQuery, other: CatalogueQuery): boolean {
  const first = (asked: CatalogueQuery) => catalogueHref({ ...asked, page: 1 });
  return query.page !== other.page && first(query) === first(other);
}
