import type { Translations } from '@/lib/content/schema/translations';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { own } from '@/lib/primitives/text/own';
import { countUnder } from '../engine/films-under';
import { getSearchIndex } from '../engine/get-search-index';
import type { SearchIndex } from '../engine/search-index';
import type { PagedFacet } from './paged-facets';

/**
 * Films from which on a value has a page: one or two are said by their own pages already, and a page that lists
 * them once more tells neither visitors nor crawlers anything. What a house has written for a value makes it a page
 * with one film too.
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

/** What a house has written for the page of a value. */
export function introductionOf(
  key: PagedFacet,
  value: string,
  { introductions }: Pick<House, 'introductions'> = ofSite(),
): Translations | undefined {
  return own(introductions?.[key] ?? {}, value);
}

/** Whether a value of a facet has a page of its own. */
export function hasFacetPage(key: PagedFacet, value: string, house: House = ofSite()): boolean {
  const films = countUnder(house.index, key, value);
  return films >= (introductionOf(key, value, house) ? 1 : fewest);
}

/** The values that have one, in the order of their letters. */
export function listFacetPages(key: PagedFacet, house: House = ofSite()): string[] {
  return house.index.facets[key].values.filter((value) => hasFacetPage(key, value, house));
}
