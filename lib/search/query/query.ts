import type { FacetKey, PanelFacet } from './facets';
import type { Ranges } from './ranges';

/** Films on one page of the catalogue. */
export const pageSize = 24;

/** Letters of a search text that count; nobody types a longer one. */
export const longestText = 100;

/** Values of one facet, and pages, that count. */
export const mostValues = 20;
export const lastPage = 10_000;

/** `relevance` is for a text only, and then the default; without a text it is `oldest`. */
export const sortings = ['relevance', 'oldest', 'newest', 'title', 'shortest', 'longest'] as const;
export type Sorting = (typeof sortings)[number];

export const views = ['grid', 'list', 'timeline'] as const;
export type View = (typeof views)[number];

export type Filters = Partial<Record<FacetKey, readonly string[]>>;

/** What a visitor asks of the catalogue; all of it stands in the address. */
export type CatalogueQuery = {
  /** As it was typed; empty for none. */
  text: string;
  filters: Filters;
  ranges: Ranges;
  /** Without the films that a visitor's own list on the device has as seen: the browser leaves them out. */
  unseen: boolean;
  sort: Sorting;
  view: View;
  /** From 1. */
  page: number;
  /** The facet whose values the page is drawn with: for who has no script to fetch them by. */
  open?: PanelFacet;
};

/** The order of a query that names none. */
export function defaultSorting({ text }: Pick<CatalogueQuery, 'text'>): Sorting {
  return text ? 'relevance' : 'oldest';
}

/** How many choices a query makes beside its text, its order and its view. */
export function countChoices({
  filters,
  ranges,
  unseen,
}: Pick<CatalogueQuery, 'filters' | 'ranges' | 'unseen'>): number {
  const chosen = Object.values(filters).reduce((count, values) => count + values.length, 0);
  return chosen + Object.keys(ranges).length + (unseen ? 1 : 0);
}
