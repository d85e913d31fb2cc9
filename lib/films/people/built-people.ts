import { countUnder } from '../search/films-under';
import type { SearchIndex } from '../search/search-index';
import { listPeople } from './list-people';

/** Pages of people that the build of a large house makes: there are more people than films. */
const mostBuilt = 100;

type Index = Pick<SearchIndex, 'facets'>;

/** The slugs of those whose pages a build makes: of a large house, those with most films. */
export function builtPeople(
  index: Index,
  isInPart = Boolean(process.env.BUILT_IN_PART),
  most = mostBuilt,
): string[] {
  const all = listPeople(index);
  if (!isInPart) return all;
  return all
    .map((slug) => ({ slug, films: countUnder(index, 'person', slug) }))
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, most)
    .map(({ slug }) => slug);
}
