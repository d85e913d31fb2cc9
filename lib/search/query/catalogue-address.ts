import type { SearchIndex } from '@/lib/search/engine/search-index';
import { type FacetKey, facetKeys, facets, facetsOffered } from './facets';
import {
  type CatalogueQuery,
  defaultSorting,
  type Filters,
  lastPage,
  maxTextLength,
  maxValues,
  pageSize,
  parseRanges,
  rangeEnds,
  rangeKeys,
  rangePatterns,
  type Sorting,
  sortings,
  views,
  writeRanges,
} from './query';

export type SearchParams = Record<string, string | string[] | undefined>;

/** Parses the parameters of a page URL. Invalid ones are ignored. */
export function parseQuery(params: SearchParams): CatalogueQuery {
  const text = first(params.q).replace(/\s+/g, ' ').slice(0, maxTextLength).trim();
  const page = Number(first(params.page));
  const open = facetsOffered('panel').find((key) => key === first(params.open));
  return {
    text,
    filters: parseFilters(params),
    ranges: parseRanges((parameter) => first(params[parameter])),
    unseen: first(params.unseen) === '1',
    sort: parseSorting(first(params.sort), text),
    view: views.find((known) => known === first(params.view)) ?? 'grid',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
    ...(open && { open }),
  };
}

function parseSorting(asked: string, text: string): Sorting {
  const known = sortings.find((sorting) => sorting === asked);
  return known && (text || known !== 'relevance') ? known : defaultSorting({ text });
}

function parseFilters(params: SearchParams): Filters {
  const filters: Filters = {};
  for (const key of facetKeys) {
    const values = list(params[key]).filter((value) => facets[key].pattern.test(value));
    if (values.length > 0) filters[key] = [...new Set(values)].slice(0, maxValues).sort();
  }
  return filters;
}

/**
 * Non-strings are dropped: Next.js merges `?sort=a` with an inherited property, so after `__proto__=1` the
 * value may contain an array method.
 */
export function list(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string').map((one) => one.trim());
}

function first(value: string | string[] | undefined): string {
  return list(value)[0] ?? '';
}

/** Converts URL parameters or form data to a record with all values per name. */
export function readParams(params: URLSearchParams | FormData): SearchParams {
  const names = new Set(params.keys());
  return Object.fromEntries([...names].map((name) => [name, params.getAll(name).map(String)]));
}

const pageNumber = /^[1-9]\d{0,15}$/;

/**
 * Whether a URL has invalid values: `page=abc`, `genre=NOPE!`, `sort=price`. Empty values (sent by forms) and
 * unknown names are ignored.
 */
export function hasUnknownParams(params: SearchParams): boolean {
  const hasInvalid = (name: string, isKnown: (value: string) => boolean) =>
    list(params[name]).some((value) => value !== '' && !isKnown(value));
  return (
    facetKeys.some((key) => hasInvalid(key, (value) => facets[key].pattern.test(value))) ||
    rangeKeys.some((key) =>
      rangeEnds.some((end) =>
        hasInvalid(`${key}-${end}`, (value) => rangePatterns[key].test(value)),
      ),
    ) ||
    hasInvalid('page', (value) => pageNumber.test(value)) ||
    hasInvalid('sort', (value) => sortings.some((known) => known === value)) ||
    hasInvalid('view', (value) => views.some((known) => known === value))
  );
}

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

/** French paths of all pages of the unfiltered catalogue. */
export function listCataloguePaths(films: number): string[] {
  const pages = Math.max(1, Math.ceil(films / pageSize));
  return Array.from({ length: pages }, (_, at) => catalogueHref({ page: at + 1 }));
}

/** Facets whose values come from the films and not from a fixed list. */
const open = ['genre', 'country', 'decade', 'director', 'actor', 'person', 'language'] as const;

const isOpen = (key: FacetKey): key is (typeof open)[number] => open.some((one) => one === key);

/**
 * Redirect target for a query with facet values that no film has, or with a page past the last one (a
 * catalogue may shrink). A French path; undefined if no redirect is needed.
 *
 * @param page number of the page that the search returned
 */
export function catalogueRedirect(
  query: CatalogueQuery,
  page: number,
  index: Pick<SearchIndex, 'facets'>,
): string | undefined {
  const known = dropUnknownValues(query, index);
  // If filters were removed, the results differ: start at page 1.
  const isCompleteQuery =
    catalogueHref({ filters: known.filters }) === catalogueHref({ filters: query.filters });
  const canonicalHref = catalogueHref({ ...known, page: isCompleteQuery ? page : 1 });
  return canonicalHref === catalogueHref(query) ? undefined : canonicalHref;
}

/** Removes values of open facets that no film has. Values from fixed lists stay. */
function dropUnknownValues(
  query: CatalogueQuery,
  { facets }: Pick<SearchIndex, 'facets'>,
): CatalogueQuery {
  const filters: Filters = {};
  for (const key of facetKeys) {
    const asked = query.filters[key] ?? [];
    const known = isOpen(key) ? asked.filter((value) => facets[key].values.includes(value)) : asked;
    if (known.length > 0) filters[key] = known;
  }
  return { ...query, filters };
}

/** Path that redirects to a random film of a query. */
export const randomFilmPath = '/catalogue/surprise';
