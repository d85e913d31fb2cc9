/** Films on one page of the catalogue. */
export const pageSize = 24;

export const filterKeys = ['genre', 'country', 'decade', 'director'] as const;
export type FilterKey = (typeof filterKeys)[number];

export const sortings = ['oldest', 'newest', 'title', 'shortest', 'longest'] as const;
export type Sorting = (typeof sortings)[number];

/** What a visitor asks of the catalogue; all of it stands in the address. */
export type CatalogueQuery = {
  filters: Partial<Record<FilterKey, string>>;
  /** Only what can be watched now. */
  watchable: boolean;
  sort: Sorting;
  /** From 1. */
  page: number;
};

export type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the address. What is not understood is as if it were not there. */
export function parseQuery(params: SearchParams): CatalogueQuery {
  const sort = first(params.sort);
  const page = Number(first(params.page));
  return {
    filters: Object.fromEntries(
      filterKeys.map((key) => [key, first(params[key])]).filter(([, value]) => value),
    ),
    watchable: first(params.watchable) === '1',
    sort: sortings.find((known) => known === sort) ?? 'oldest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a query, below `/catalogue`: only what differs from the plain catalogue. */
export function catalogueHref(query: Partial<CatalogueQuery>): string {
  const params = new URLSearchParams();
  for (const key of filterKeys) if (query.filters?.[key]) params.set(key, query.filters[key]);
  if (query.watchable) params.set('watchable', '1');
  if (query.sort && query.sort !== 'oldest') params.set('sort', query.sort);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  return params.size > 0 ? `/catalogue?${params}` : '/catalogue';
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}
