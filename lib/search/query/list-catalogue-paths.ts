import { catalogueHref } from './catalogue-href';
import { pageSize } from './query';

/** French paths of all pages of the unfiltered catalogue. */
export function listCataloguePaths(films: number): string[] {
  const pages = Math.max(1, Math.ceil(films / pageSize));
  return Array.from({ length: pages }, (_, at) => catalogueHref({ page: at + 1 }));
}
