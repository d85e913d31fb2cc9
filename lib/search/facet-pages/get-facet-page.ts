import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { spread } from '@/lib/catalog/films/spread';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';
import { labelFacets } from '../api/label-facets';
import { findFilms } from '../engine/find-films';
import { getSearchIndex } from '../engine/get-search-index';
import { type CatalogueWords, facetLabel } from '../query/facet-label';
import { introduce } from '../query/introduce';
import { parseQuery } from '../query/parse-query';
import { facetPagePath } from './facet-page-path';
import { hasFacetPage, introductionOf, listFacetPages } from './list-facet-pages';
import type { PagedFacet } from './paged-facets';

/** Films that such a page shows: of more, so many through all their years. */
export const mostShown = 60;

/** The page of a genre, a country or a decade, in one language. */
export type FacetPage = {
  key: PagedFacet;
  value: string;
  name: string;
  /** What the house has written. Markdown. */
  introduction?: LocalText;
  /** What can be counted of its films, as sentences. */
  facts: string[];
  /** The earliest first; `total` is that of all. */
  films: Film[];
  total: number;
  /** All values of the facet that have a page, itself among them. */
  all: { value: string; href: string; name: string }[];
};

/** `undefined` where the value has no page. */
export function getFacetPage(
  key: PagedFacet,
  value: string,
  { locale, t, now }: { locale: Locale; t: CatalogueWords; now: Date },
): FacetPage | undefined {
  if (!hasFacetPage(key, value)) return undefined;
  const index = getSearchIndex();
  const query = parseQuery({ [key]: value });
  const found = findFilms(index, query, { locale, now, limit: index.slugs.length });
  const facets = labelFacets(found, { query, locale, t, counted: [] });
  const written = introductionOf(key, value);
  return {
    ...{ key, value, total: found.total },
    name: facetLabel(key, value, locale, t),
    ...(written && { introduction: localText(written, locale) }),
    facts: introduce({ key, value }, { ...found, facets }, locale, t),
    films: spread(found.slugs, mostShown).flatMap((slug) => getFilm(slug, locale) ?? []),
    all: listFacetPages(key)
      .map((one) => ({
        value: one,
        href: facetPagePath(key, one),
        name: facetLabel(key, one, locale, t),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
}
