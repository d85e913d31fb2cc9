import { facetKeys, facets } from './facets';
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

/** Reads the address of a page. What is not understood is as if it were not there. */
export function parseQuery(asked: SearchParams): CatalogueQuery {
  // Next puts a parameter `__proto__` where it says: names of every object are not what was asked.
  const params: SearchParams = Object.assign(Object.create(null), asked);
  const text = first(params.q).replace(/\s+/g, ' ').slice(0, longestText).trim();
  const page = Number(first(params.page));
  return {
    text,
    filters: parseFilters(params),
    ranges: parseRanges((parameter) => first(params[parameter])),
    unseen: first(params.unseen) === '1',
    sort: parseSorting(first(params.sort), text),
    view: views.find((known) => known === first(params.view)) ?? 'grid',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
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

function list(value: string | string[] | undefined): string[] {
  return (Array.isArray(value) ? value : [value ?? '']).map((one) => one.trim());
}

function first(value: string | string[] | undefined): string {
  return list(value)[0] ?? '';
}
