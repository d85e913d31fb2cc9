import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { readParams } from '@/lib/films/catalogue/read-params';

/**
 * Whether a page that was drawn for `query` is what the address asks for. On a mirror (tools/export) the plain
 * catalogue stands at every address.
 * @param params of the address, without a question mark
 */
export function isDrawnFor(params: string, query: CatalogueQuery): boolean {
  const asked = parseQuery(readParams(new URLSearchParams(params)));
  const [there, here] = [asked, query].map((one) => catalogueHref({ ...one, open: undefined }));
  return there === here;
}
