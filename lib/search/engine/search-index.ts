import { isWithin } from '@/lib/catalog/films/availability';
import type { DiscKind } from '@/lib/catalog/films/disc-stock';
import type { Locale } from '@/lib/i18n/locales';
import type { Dictionary, NameTree } from './dictionary';
import type { FacetColumns, FixedOrders, TitleForms } from './index-columns';
import type { ScreeningColumns } from './screenings';

/**
 * The search index, in columns by film number. Titles and other display data are read from the library, for
 * the films of one page only. This is the form that the build writes.
 */
export type StoredIndex = {
  slugs: string[];
  titles: TitleForms;
  years: Uint16Array;
  /** Minutes; NaN if unknown. */
  runtimes: Float32Array;
  orders: Record<Locale, FixedOrders>;
  facets: FacetColumns;
  /** Start (inclusive) and end of each film's offer, epoch ms; NaN without an offer. */
  offers: { from: Float64Array; until: Float64Array };
  /** 1: ads before the film; 2: a provider's player that may show ads; else 0. */
  ads: Uint8Array;
  /** 1 if the shop has the film on this kind of disc, else 0. */
  discs: Record<DiscKind, Uint8Array>;
  screenings: ScreeningColumns;
  /** Sorted times (epoch ms) at which results may change: offers, screenings and publications. */
  changes: Float64Array;
  /** Main names of people, by slug. */
  people: Map<string, string>;
  /** Digest of the texts of each film. An index that is built after a change keeps the words of those that are the same. */
  texts: BigUint64Array;
  names: Dictionary;
  prose: Dictionary;
};

export type SearchIndex = StoredIndex & { tree: NameTree };

/** Whether the site offers the film at a time (epoch ms). */
export function isOffered(
  { offers }: Pick<SearchIndex, 'offers'>,
  film: number,
  now: number,
): boolean {
  return isWithin(offers.from[film] ?? NaN, offers.until[film] ?? NaN, now);
}
