import { facetKeys, facets, facetsOffered } from './facets';
import {
  type CatalogueQuery,
  defaultSorting,
  type Filters,
  lastPage,
  longestText,
  mostValues,
  type Sorting,
  sortings,
  views,
} from './query';
import { parseRanges, rangeEnds, rangeKeys, ranges } from './ranges';

export type SearchParams = Record<string, string | string[] | undefined>;

/** Parses the parameters of a page URL. Invalid ones are ignored. */
export function parseQuery(params: SearchParams): CatalogueQuery {
  const text = first(params.q).replace(/\s+/g, ' ').slice(0, longestText).trim();
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
    if (values.length > 0) filters[key] = [...new Set(values)].slice(0, mostValues).sort();
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
  const asks = (name: string, isKnown: (value: string) => boolean) =>
    list(params[name]).some((value) => value !== '' && !isKnown(value));
  return (
    facetKeys.some((key) => asks(key, (value) => facets[key].pattern.test(value))) ||
    rangeKeys.some((key) =>
      rangeEnds.some((end) => asks(`${key}-${end}`, (value) => ranges[key].test(value))),
    ) ||
    asks('page', (value) => pageNumber.test(value)) ||
    asks('sort', (value) => sortings.some((known) => known === value)) ||
    asks('view', (value) => views.some((known) => known === value))
  );
}
