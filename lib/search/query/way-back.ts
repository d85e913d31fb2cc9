import type { SearchIndex } from '@/lib/search/engine/search-index';
import { catalogueHref } from './catalogue-href';
import { type FacetKey, facetKeys } from './facets';
import type { CatalogueQuery, Filters } from './query';

/** The facets whose values are what films have, and no list of the site's own. */
const open = ['genre', 'country', 'decade', 'director', 'actor', 'person', 'language'] as const;

const isOpen = (key: FacetKey): key is (typeof open)[number] => open.some((one) => one === key);

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

/** A query without the values under which no film of the house stands. */
function keepKnown(query: CatalogueQuery, { facets }: Pick<SearchIndex, 'facets'>): CatalogueQuery {
  const filters: Filters = {};
  for (const key of facetKeys) {
    const asked = query.filters[key] ?? [];
    const known = isOpen(key) ? asked.filter((value) => facets[key].values.includes(value)) : asked;
    if (known.length > 0) filters[key] = known;
  }
  return { ...query, filters };
}
