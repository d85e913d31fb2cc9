import { catalogueHref } from './catalogue-href';
import { pageSize } from './query';

/** The French paths of all pages of the catalogue: each has films that none of the others has. */
export function listCataloguePaths(films: number): string[] {
  const pages = Math.max(1, Math.ceil(films / pageSize));
  return Array.from({ length: pages }, (_, at) => catalogueHref({ page: at + 1 }));
}
