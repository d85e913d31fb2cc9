import type { Translations } from '@/lib/content/schema/translations';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { own } from '@/lib/primitives/text/own';
import { countUnder } from '../engine/films-under';
import { getSearchIndex } from '../engine/get-search-index';
import type { SearchIndex } from '../engine/search-index';
import type { PagedFacet } from './paged-facets';

/**
 * Minimum number of films for a facet page: a page with one or two films adds nothing to the films' own
 * pages. With an editors' introduction one film is enough.
 */
const fewest = 3;

type House = {
  index: Pick<SearchIndex, 'facets'>;
  introductions?: Library['introductions'] | undefined;
};

const ofSite = (): House => ({
  index: getSearchIndex(),
  introductions: getLibrary().introductions,
});

/** The editors' introduction of a facet value. */
export function introductionOf(
  key: PagedFacet,
  value: string,
  { introductions }: Pick<House, 'introductions'> = ofSite(),
): Translations | undefined {
  return own(introductions?.[key] ?? {}, value);
}

/** Whether a facet value has a page. */
export function hasFacetPage(key: PagedFacet, value: string, house: House = ofSite()): boolean {
  const films = countUnder(house.index, key, value);
  return films >= (introductionOf(key, value, house) ? 1 : fewest);
}

/** The facet values with a page, sorted. */
export function listFacetPages(key: PagedFacet, house: House = ofSite()): string[] {
  return house.index.facets[key].values.filter((value) => hasFacetPage(key, value, house));
}
