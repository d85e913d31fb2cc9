import type { Locale } from '@/lib/i18n/locales';
import { toggleValue } from '../catalogue/change-query';
import type { CatalogueWords } from '../catalogue/facet-label';
import { filterLabels } from '../catalogue/filter-labels';
import type { CatalogueQuery } from '../catalogue/query';
import { getSearchIndex } from './get-search-index';
import { nearNames } from './near-names';
import { selectFilms } from './select-films';

/** Filters whose removal is tried. */
const tried = 8;

export type WaysOut = {
  /** Names near a text that nothing has. */
  meant: string[];
  /** The query with one choice less, where that finds something; `text` names what was taken out. */
  without: { text: string; query: CatalogueQuery; total: number }[];
};

/** What a visitor may try whose query finds nothing. */
export function waysOut(
  query: CatalogueQuery,
  locale: Locale,
  t: CatalogueWords,
  now: Date,
): WaysOut {
  const index = getSearchIndex();
  const filters = filterLabels(query, locale, t).map(({ key, value, text }) => ({
    text,
    query: toggleValue(query, key, value),
  }));
  const text = query.text ? [{ text: query.text, query: { ...query, text: '', page: 1 } }] : [];
  const without = [...filters, ...text]
    .slice(0, tried)
    .map((way) => ({ ...way, total: selectFilms(index, way.query, now).found.length }))
    .filter(({ total }) => total > 0);
  const anything = selectFilms(index, { ...query, filters: {} }, now).found.length > 0;
  return { meant: query.text && !anything ? nearNames(index, query.text) : [], without };
}
