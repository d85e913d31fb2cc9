import type { Locale } from '@/lib/i18n/locales';
import type { Dictionary, StoredDictionary } from './dictionary';
import type { FacetColumns } from './facet-columns';

/**
 * All that a search needs of the films, by number: a film is the same number everywhere. What a film is
 * called and shown as is asked of the library only for those of one page.
 */
type Common = {
  slugs: string[];
  /** Folded forms of all titles of each film. */
  titles: string[][];
  years: Uint16Array;
  /** Minutes; NaN where nobody knows. */
  runtimes: Float64Array;
  /** The place of each film in the order of titles, and the films in that order. */
  titleOrders: Record<Locale, { places: Uint32Array; films: Uint32Array }>;
  facets: FacetColumns;
  /** When each film's offer begins and ends, epoch ms, `from` inclusive; NaN where there is no offer. */
  offers: { from: Float64Array; until: Float64Array };
  /** Every name by its slug. */
  people: Map<string, string>;
};

export type SearchIndex = Common & { names: Dictionary; prose: Dictionary };

/** The index as the build writes it. */
export type StoredIndex = Common & { names: StoredDictionary; prose: StoredDictionary };
