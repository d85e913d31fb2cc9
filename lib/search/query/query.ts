import type { FacetKey, PanelFacet } from './facets';
import type { Ranges } from './ranges';

/** Films per page of the catalogue. */
export const pageSize = 24;

/** Maximum length of the search text in characters; the rest is ignored. */
export const longestText = 100;

/** Maximum number of values per facet, and maximum page number. */
export const mostValues = 20;
export const lastPage = 10_000;

/** `relevance` requires a text and is then the default; without a text the default is `oldest`. */
export const sortings = ['relevance', 'oldest', 'newest', 'title', 'shortest', 'longest'] as const;
export type Sorting = (typeof sortings)[number];

export const views = ['grid', 'list', 'timeline'] as const;
export type View = (typeof views)[number];

export type Filters = Partial<Record<FacetKey, readonly string[]>>;

/** A catalogue query; all of it is in the URL. */
export type CatalogueQuery = {
  /** As typed; empty for none. */
  text: string;
  filters: Filters;
  ranges: Ranges;
  /** Without watched films. The list is on the device, so the browser filters them out. */
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
  return text ? 'relevance' : 'oldest';
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
