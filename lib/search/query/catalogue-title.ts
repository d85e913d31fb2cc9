import type { FilmsResponse } from '../api/films-response';
import { chosenLabels, rangeLabels } from '../api/filter-labels';
import type { CatalogueTranslator } from './facet-label';
import type { CatalogueQuery } from './query';

/**
 * Document title of the catalogue without the site's name: lists text, filters, ranges and page.
 */
export function catalogueTitle(
  { text, ranges, page }: Pick<CatalogueQuery, 'text' | 'ranges' | 'page'>,
  { facets, pages }: Pick<FilmsResponse, 'facets' | 'pages'>,
  t: CatalogueTranslator,
): string {
  return [
    t('title'),
    ...(text ? [t('quoted', { text })] : []),
    ...chosenLabels(facets).map((label) => label.text),
    ...rangeLabels(ranges, t).map((label) => label.text),
    ...(page > 1 ? [t('pageOf', { page, pages })] : []),
  ].join(', ');
}
