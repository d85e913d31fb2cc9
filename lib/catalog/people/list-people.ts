import { countFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import type { SearchIndex } from '@/lib/search/engine/search-index';

/** Slugs of all credited people, sorted. */
export function listPeople(index: Pick<SearchIndex, 'facets'> = getSearchIndex()): string[] {
  // A name without Latin letters has an empty slug, and no page.
  return index.facets.person.values.filter(Boolean);
}

/**
 * Number of prerendered people's pages. At least one is needed, because the server reads from it which payload
 * files a person's page has.
 */
const maxPrerendered = 4;

type Index = Pick<SearchIndex, 'facets'>;

/** Slugs of the people with the most films; their pages are prerendered. */
export function listPrerenderedPeople(index: Index, limit = maxPrerendered): string[] {
  return listPeople(index)
    .map((slug) => ({ slug, films: countFilmsWithValue(index, 'person', slug) }))
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ slug }) => slug);
}
