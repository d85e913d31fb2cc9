import {
  type FacetKey,
  facetKeys,
  type IntroducedFacet,
  isIntroduced,
  type PanelFacet,
} from './facets';

/** Films per page of the catalogue. */
export const pageSize = 24;

/** Maximum length of the search text in characters; the rest is ignored. */
export const maxTextLength = 100;

/** Maximum number of values per facet, and maximum page number. */
export const maxValues = 20;
export const lastPage = 10_000;

/**
 * `relevance` requires a text and is then the default. Without a text the default is `featured`: what can be
 * watched now, then the other films, both in the editors' order.
 */
export const sortings = [
  ...(['relevance', 'featured', 'oldest', 'newest'] as const),
  ...(['title', 'shortest', 'longest'] as const),
] as const;
export type Sorting = (typeof sortings)[number];

export const views = ['grid', 'list', 'timeline'] as const;
export type View = (typeof views)[number];

export type Filters = Partial<Record<FacetKey, readonly string[]>>;

/** A catalogue query. The URL contains all of it. */
export type CatalogueQuery = {
  /** The search text, cut to `maxTextLength` and with whitespace collapsed; empty for none. */
  text: string;
  filters: Filters;
  ranges: Ranges;
  /** Without watched films. The list of watched films is stored on the device, so the browser filters them out. */
  unseen: boolean;
  sort: Sorting;
  view: View;
  /** From 1. */
  page: number;
  /** The facet panel rendered open, for visitors without scripts. */
  open?: PanelFacet;
};

/** The default order of a query. */
export function defaultSorting({ text }: Pick<CatalogueQuery, 'text'>): Sorting {
  return text ? 'relevance' : 'featured';
}

/** Number of filter conditions of a query. */
export function countChoices({
  filters,
  ranges,
  unseen,
}: Pick<CatalogueQuery, 'filters' | 'ranges' | 'unseen'>): number {
  const chosen = Object.values(filters).reduce((count, values) => count + values.length, 0);
  return chosen + Object.keys(ranges).length + (unseen ? 1 : 0);
}

/** Toggles a facet value; resets the page to 1. */
export function toggleValue(query: CatalogueQuery, key: FacetKey, value: string): CatalogueQuery {
  const chosen = query.filters[key] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: values.length > 0 ? { ...others, [key]: values } : others, page: 1 };
}

/** Removes a range; resets the page to 1. */
export function dropRange(query: CatalogueQuery, key: RangeKey): CatalogueQuery {
  const { [key]: _, ...ranges } = query.ranges;
  return { ...query, ranges, page: 1 };
}

/** Removes the text; resets the page to 1. */
export function dropText(query: CatalogueQuery): CatalogueQuery {
  const sort = query.sort === 'relevance' ? defaultSorting({ text: '' }) : query.sort;
  return { ...query, text: '', sort, page: 1 };
}

/** Removes all filters, ranges and `unseen`; resets the page to 1. */
export function dropFilters(query: CatalogueQuery): CatalogueQuery {
  return { ...query, filters: {}, ranges: {}, unseen: false, page: 1 };
}

/** The facet value that is the only condition of a query, if the catalogue has an introduction for it. */
export function singleChoice({
  text,
  filters,
  ranges,
  unseen,
}: CatalogueQuery): { key: IntroducedFacet; value: string } | undefined {
  const chosen = facetKeys.flatMap((key) => (filters[key] ?? []).map((value) => ({ key, value })));
  const [singleFilter] = chosen;
  if (
    text ||
    unseen ||
    Object.keys(ranges).length > 0 ||
    !singleFilter ||
    chosen.length > 1 ||
    !isIntroduced(singleFilter.key)
  )
    return undefined;
  return { key: singleFilter.key, value: singleFilter.value };
}

/** Range filters, in URL order, with the pattern of valid values; both ends inclusive. */
export const rangePatterns = {
  /** Years. */
  year: /^(?:18|19|20)\d\d$/,
  /** Minutes. */
  runtime: /^[1-9]\d{0,2}$/,
} as const satisfies Record<string, RegExp>;

export type RangeKey = keyof typeof rangePatterns;
export type Range = { from?: number; to?: number };
export type Ranges = Partial<Record<RangeKey, Range>>;

export const rangeKeys = Object.keys(rangePatterns) as RangeKey[];

/** Suffixes of the URL parameters: `year-from`. */
export const rangeEnds = ['from', 'to'] as const;
export type RangeParameter = `${RangeKey}-${(typeof rangeEnds)[number]}`;
export const rangeParameters = rangeKeys.flatMap((key) =>
  rangeEnds.map((end): RangeParameter => `${key}-${end}`),
);

/** Parses ranges from URL parameters. Invalid ends are ignored; reversed ends are swapped. */
export function parseRanges(readParameter: (parameter: RangeParameter) => string): Ranges {
  const parsed: Ranges = {};
  for (const key of rangeKeys) {
    const [from, to] = rangeEnds
      .map((end) => readParameter(`${key}-${end}`))
      .map((value) => (rangePatterns[key].test(value) ? Number(value) : undefined));
    if (from === undefined && to === undefined) continue;
    const isReversed = from !== undefined && to !== undefined && from > to;
    parsed[key] = isReversed ? { from: to, to: from } : { from, to };
  }
  return parsed;
}

/** URL parameters of the ranges. */
export function writeRanges(chosenRanges: Ranges): [RangeParameter, string][] {
  return rangeKeys.flatMap((key) =>
    rangeEnds.flatMap((end): [RangeParameter, string][] => {
      const value = chosenRanges[key]?.[end];
      return value === undefined ? [] : [[`${key}-${end}`, String(value)]];
    }),
  );
}

/** Whether a value is in the range; false for NaN. */
export function isInRange({ from = -Infinity, to = Infinity }: Range, value: number): boolean {
  return from <= value && value <= to;
}
