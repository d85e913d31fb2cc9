import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { sampleEvenly } from '@/lib/catalog/films/sample-evenly';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';
import { introduce } from '../api/filter-labels';
import { labelFacets } from '../api/label-facets';
import { countFilmsWithValue } from '../engine/films-by-value';
import { getSearchIndex } from '../engine/get-search-index';
import { findFilms } from '../engine/search-films';
import type { SearchIndex } from '../engine/search-index';
import { parseQuery } from '../query/catalogue-address';
import { type CatalogueTranslator, facetLabel } from '../query/facet-label';
import { listDistinctAges } from '../query/recommended-ages';
import {
  facetHref,
  hasFacetPage,
  introductionOf,
  listFacetPages,
  type PagedFacet,
  readFacetPage,
} from './facet-pages';
import { listChildrensFilms } from './list-childrens-films';

/**
 * Maximum number of films on a facet page. If the value has more films, the page shows a selection (spread over
 * the years, except for children).
 */
export const maxShownFilms = 60;

/** Data of a facet page, in one language. */
export type FacetPageData = {
  key: PagedFacet;
  value: string;
  name: string;
  /** The editors' text. Markdown. */
  introduction?: LocalText;
  /** Generated sentences about its films. */
  facts: string[];
  /**
   * At most `maxShownFilms`, by year; films for children in the order of `listChildrensFilms`. `total` counts
   * all films of the value.
   */
  films: Film[];
  total: number;
  /** All values of the facet that have a page, including this one. On the page of films for children: the ages. */
  all: { value: string; href: string; name: string }[];
};

/** The data of a facet page; undefined if the value has no page. */
export function getFacetPage(
  key: PagedFacet,
  value: string,
  { locale, t, now }: { locale: Locale; t: CatalogueTranslator; now: Date },
): FacetPageData | undefined {
  if (!hasFacetPage(key, value)) return undefined;
  const index = getSearchIndex();
  const query = parseQuery({ [key]: value, sort: 'oldest' });
  const result = findFilms(index, query, { locale, now, limit: index.slugs.length });
  const facets = labelFacets(result, { query, locale, t, counted: [] });
  const introductionTexts = introductionOf(key, value);
  return {
    ...{ key, value, total: result.total },
    name: facetLabel(key, value, locale, t),
    ...(introductionTexts && { introduction: localText(introductionTexts, locale) }),
    facts: introduce({ key, value }, { ...result, facets }, locale, t),
    films:
      key === 'children'
        ? listChildrensFilms(locale, now).slice(0, maxShownFilms)
        : sampleEvenly(result.slugs, maxShownFilms).flatMap((slug) => getFilm(slug, locale) ?? []),
    all: listValues(key, index)
      .map((one) => ({
        value: one,
        href: facetHref(key, one),
        name: facetLabel(key, one, locale, t),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, locale, { numeric: true })),
  };
}

function listValues(key: PagedFacet, index: SearchIndex): string[] {
  if (key !== 'children') return listFacetPages(key);
  return listDistinctAges((age) => countFilmsWithValue(index, key, age));
}

/** The facet page for the last path segment, at the current time. */
export async function findFacetPage(
  key: PagedFacet,
  end: string,
  locale: Locale,
): Promise<FacetPageData | undefined> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  return getFacetPage(key, readFacetPage(key, end), { locale, t, now: new Date() });
}
