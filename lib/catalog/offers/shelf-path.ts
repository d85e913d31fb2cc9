import { catalogueHref } from '@/lib/search/query/catalogue-href';
import type { Shelf } from './list-shelves';

const runtimes: Partial<Record<Shelf['name'], readonly string[]>> = {
  short: ['under-10'],
  hour: ['10-60'],
  evening: ['60-100', 'from-100'],
};

/** French path of the catalogue with the filters closest to a shelf. */
export function shelfPath(name: Shelf['name']): string {
  return catalogueHref({ filters: { runtime: runtimes[name] ?? [], watchable: '1' } });
}
