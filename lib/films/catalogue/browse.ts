import { isWatchable } from '@/lib/vod/availability';
import type { Film } from '../film';
import { facetValues } from './facets';
import { type CatalogueQuery, filterKeys, pageSize } from './query';
import { sortFilms } from './sort-films';

export type CataloguePage = { films: Film[]; total: number; page: number; pages: number };

/** The films a query asks for, one page of them. A page past the last is the last. */
export function browse(
  films: Film[],
  query: CatalogueQuery,
  now: Date,
  locale: string,
): CataloguePage {
  const found = sortFilms(
    films.filter((film) => matches(film, query, now)),
    query.sort,
    locale,
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * pageSize;
  return { films: found.slice(start, start + pageSize), total: found.length, page, pages };
}

function matches(film: Film, { filters, watchable }: CatalogueQuery, now: Date): boolean {
  if (watchable && !isWatchable(film, now)) return false;
  return filterKeys.every(
    (key) => !filters[key] || facetValues(film, key).some(({ value }) => value === filters[key]),
  );
}
