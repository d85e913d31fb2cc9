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
import { parseRanges } from './ranges';

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
