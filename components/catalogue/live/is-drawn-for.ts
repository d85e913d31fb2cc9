import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/**
 * Whether a page that was drawn for `query` is what the address asks for. On a mirror (tools/export) the plain
 * catalogue stands at every address.
 * @param params of the address, without a question mark
 */
export function isDrawnFor(params: string, query: CatalogueQuery): boolean {
  const [, drawn = ''] = catalogueHref(query).split('?');
  return inOrder(params) === inOrder(drawn);
}

function inOrder(params: string): string {
  const given = new URLSearchParams(params);
  given.delete('open');
  given.sort();
  return String(given);
}
