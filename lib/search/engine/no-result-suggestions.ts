import type { Locale } from '@/lib/i18n/locales';
import { rangeLabels } from '@/lib/search/api/filter-labels';
import { type CatalogueTranslator, facetLabel } from '@/lib/search/query/facet-label';
import { type FacetKey, facetKeys } from '@/lib/search/query/facets';
import {
  type CatalogueQuery,
  defaultSorting,
  dropFilters,
  dropRange,
  dropText,
  toggleValue,
} from '@/lib/search/query/query';
import { getSearchIndex } from './get-search-index';
import { parseText } from './parse-text';

import { findVenues, hasUpcomingScreenings } from './screenings';
import type { SearchIndex } from './search-index';
import { selectFilms } from './select-films';
import { suggestNames } from './suggest-names';

/** Maximum number of filters whose removal is tried. */
const maxTried = 8;

/** A query with results, and the conditions of the original query that it drops. */
export type AlternativeQuery = { leftOut: string[]; query: CatalogueQuery; total: number };

export type NoResultSuggestions = {
  /**
   * The original query for display: the text as typed, and the filter labels. `isName`: the text is the only condition,
   * and has no facts such as a runtime; it may be a person or a title.
   */
  asked: { text: string; filters: string[]; isName?: true };
  /** Similar names of people. */
  meant: string[];
  /** The fallback query: with a similar name, or with as few conditions dropped as possible. */
  instead: AlternativeQuery & { near?: string };
  /** Queries with one filter or range removed; only those that have results. */
  without: AlternativeQuery[];
  /** Set if the text asks for cinemas and there are upcoming screenings. */
  cinemas?: true;
};

/** Suggestions for a query without results; undefined if the catalogue is empty. */
export function suggestForNoResults(
  query: CatalogueQuery,
  locale: Locale,
  t: CatalogueTranslator,
  now: Date,
): NoResultSuggestions | undefined {
  const index = getSearchIndex();
  if (index.slugs.length === 0) return undefined;
  const count = (alternative: CatalogueQuery) => selectFilms(index, alternative, now).found.length;
  const choices = listChoices(query, locale, t);
  const filters = choices.map(({ text }) => text);
  const without = choices
    .slice(0, maxTried)
    .map(({ text, rest }) => toAlternative([text], rest))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const unfiltered = toAlternative(filters, dropFilters(query));
  const meant = unfiltered.total === 0 ? suggestNames(index, query.text) : [];
  const [near] = meant;
  const all = { ...dropText(dropFilters(query)), sort: defaultSorting({ text: '' }) };
  const alternatives = [
    ...(near ? [{ ...toAlternative([], { ...query, text: near, page: 1 }), near }] : []),
    ...(near ? [{ ...toAlternative(filters, { ...dropFilters(query), text: near }), near }] : []),
    ...without,
    unfiltered,
    ...(filters.length > 0
      ? [toAlternative([t('quoted', { text: query.text })], dropText(query))]
      : []),
  ];
  const instead = alternatives.find(({ total }) => total > 0) ?? toAlternative([], all);
  const cinemas = asksForCinemas(index, query.text, now) && ({ cinemas: true } as const);
  const isName = filters.length === 0 && parseText(index, query.text, +now).facts.length === 0;
  const asked = { text: query.text, filters, ...(isName && { isName }) };
  return { asked, meant, instead, without, ...cinemas };

  function toAlternative(leftOut: string[], alternative: CatalogueQuery): AlternativeQuery {
    return { leftOut, query: alternative, total: count(alternative) };
  }
}

/** The chosen filters and ranges, each with the query without it. */
function listChoices(
  query: CatalogueQuery,
  locale: Locale,
  t: CatalogueTranslator,
): { text: string; rest: CatalogueQuery }[] {
  return [
    ...filterLabels(query, locale, t).map(({ key, value, text }) => ({
      text,
      rest: toggleValue(query, key, value),
    })),
    ...rangeLabels(query.ranges, t).map(({ key, text }) => ({ text, rest: dropRange(query, key) })),
  ];
}

type FilterLabel = { key: FacetKey; value: string; text: string };

/** Labels of the chosen filters, in the order of the facets. */
export function filterLabels(
  { filters }: CatalogueQuery,
  locale: Locale,
  t: CatalogueTranslator,
): FilterLabel[] {
  return facetKeys.flatMap((key) =>
    (filters[key] ?? []).map((value) => ({
      key,
      value,
      text: facetLabel(key, value, locale, t),
    })),
  );
}

/** Whether the text names a cinema, its town or a screening time, while there are upcoming screenings. */
export function asksForCinemas(index: SearchIndex, text: string, now: Date): boolean {
  if (!hasUpcomingScreenings(index.screenings, +now)) return false;
  const { facts, required } = parseText(index, text, +now);
  return (
    facts.some(({ kind }) => kind === 'screened') ||
    required.some(({ word }) => findVenues(index.screenings, word).venues.size > 0)
  );
}
