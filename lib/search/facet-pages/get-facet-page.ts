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

/** Maximum number of films on a facet page; of more, a selection spread over the years. */
export const mostShown = 60;

/** Data of the page of a genre, country or decade, in one language. */
export type FacetPage = {
  key: PagedFacet;
  value: string;
  name: string;
  /** The editors' text. Markdown. */
  introduction?: LocalText;
  /** Generated sentences about its films. */
  facts: string[];
  /** By year; `total` is the number of all films. */
  films: Film[];
  total: number;
  /** All values of the facet that have a page, including this one. */
  all: { value: string; href: string; name: string }[];
};

/** Undefined if the value has no page. */
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
