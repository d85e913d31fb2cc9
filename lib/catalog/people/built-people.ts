import { countUnder } from '@/lib/search/engine/films-under';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { listPeople } from './list-people';

/**
 * Number of prerendered people's pages. At least one: the server reads from it which payloads such a page
 * has.
 */
const mostBuilt = 4;

type Index = Pick<SearchIndex, 'facets'>;

/** Slugs of the people with the most films; their pages are prerendered. */
export function builtPeople(index: Index, most = mostBuilt): string[] {
  return listPeople(index)
    .map((slug) => ({ slug, films: countUnder(index, 'person', slug) }))
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, most)
    .map(({ slug }) => slug);
}
