import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import type { SearchIndex } from '@/lib/search/engine/search-index';

/** Slugs of all credited people, sorted. */
export function listPeople(index: Pick<SearchIndex, 'facets'> = getSearchIndex()): string[] {
  // A name without Latin letters has an empty slug, and no page.
  return index.facets.person.values.filter(Boolean);
}
