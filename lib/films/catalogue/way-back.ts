import type { SearchIndex } from '../search/search-index';
import { catalogueHref } from './catalogue-href';
import { keepKnown } from './known-values';
import type { CatalogueQuery } from './query';

/**
 * Where a visitor is led who asks for what there is not: values that no film has are left out, and a page behind the
 * last is the last, since a catalogue may lose films while somebody reads on. The French path; `undefined` where all
 * is there.
 * @param page the one that was found
 */
export function wayBack(
  query: CatalogueQuery,
  page: number,
  index: Pick<SearchIndex, 'facets'>,
): string | undefined {
  const known = keepKnown(query, index);
  // Without a filter other pages are there: the visitor begins at the first.
  const isWhole =
    catalogueHref({ filters: known.filters }) === catalogueHref({ filters: query.filters });
  const back = catalogueHref({ ...known, page: isWhole ? page : 1 });
  return back === catalogueHref(query) ? undefined : back;
}
