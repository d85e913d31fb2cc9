import type { DiscKind } from '@/lib/catalog/films/discs-of';
import type { Locale } from '@/lib/i18n/locales';
import type { Dictionary } from './dictionary';
import type { FacetColumns } from './facet-columns';
import type { FixedOrders } from './fixed-orders';
import type { NameTree } from './name-tree';
import type { ScreeningColumns } from './screening-columns';
import type { TitleForms } from './title-forms';

/**
 * All that a search needs of the films, by number: a film is the same number everywhere. What a film is
 * called and shown as is asked of the library only for those of one page. So the build writes it.
 */
export type StoredIndex = {
  slugs: string[];
  titles: TitleForms;
  years: Uint16Array;
  /** Minutes; NaN where nobody knows them. */
  runtimes: Float32Array;
  orders: Record<Locale, FixedOrders>;
  facets: FacetColumns;
  /** When each film's offer begins and ends, epoch ms, `from` inclusive; NaN where there is no offer. */
  offers: { from: Float64Array; until: Float64Array };
  /** 1 where advertisements stand before a film, 2 where a provider's player may show its own, else 0. */
  ads: Uint8Array;
  /** 1 where the shop has a film on a disc of the kind, else 0. */
  discs: Record<DiscKind, Uint8Array>;
  screenings: ScreeningColumns;
  /** All moments at which an offer begins or ends, a screening goes or comes near, or something comes out: epoch ms, in order. */
  changes: Float64Array;
  /** Every name by its slug. */
  people: Map<string, string>;
  names: Dictionary;
  prose: Dictionary;
};

export type SearchIndex = StoredIndex & { tree: NameTree };
