import { type FacetKey, facetKeys } from './facets';
import { type CatalogueQuery, defaultSorting } from './query';
import { writeRanges } from './ranges';

type Choice = Partial<Omit<CatalogueQuery, 'filters'>> & {
  filters?: Partial<Record<FacetKey, string | readonly string[]>>;
};

/** URL parameters of a query in canonical order, without defaults. */
export function catalogueParams(query: Choice): URLSearchParams {
  const { text = '', filters = {}, ranges = {}, unseen, sort, view, page = 1, open } = query;
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  for (const key of facetKeys)
    for (const value of [filters[key] ?? []].flat().sort()) params.append(key, value);
  for (const [parameter, value] of writeRanges(ranges)) params.set(parameter, value);
  if (unseen) params.set('unseen', '1');
  if (sort && sort !== defaultSorting({ text }) && (text || sort !== 'relevance'))
    params.set('sort', sort);
  if (view && view !== 'grid') params.set('view', view);
  if (page > 1) params.set('page', String(page));
  if (open) params.set('open', open);
  return params;
}

/** French path of a query: `/catalogue?genre=horror&genre=war`. */
export function catalogueHref(query: Choice): string {
  const params = catalogueParams(query);
  return params.size > 0 ? `/catalogue?${params}` : '/catalogue';
}
