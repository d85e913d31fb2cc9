import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import type { SearchIndex } from '@/lib/search/engine/search-index';

/** The slugs of all whom a film names, in the order of their letters. */
export function listPeople(index: Pick<SearchIndex, 'facets'> = getSearchIndex()): string[] {
  // A name without a Latin letter has no slug, and no address.
  return index.facets.person.values.filter(Boolean);
}
