import type { RawFilm } from '@/lib/content/schema/film';
import type { Locale } from '@/lib/i18n/locales';
import type { Sorting } from '../query/query';

/** Sort orders that do not depend on the query. */
export type FixedSorting = Exclude<Sorting, 'relevance'>;

/** All film numbers in each order. */
export type FixedOrders = Record<FixedSorting, Uint32Array>;

/** Ties, and films with unknown values at the end, are ordered by title. */
export function toFixedOrders(films: readonly RawFilm[], locale: Locale): FixedOrders {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const titles = films.map(({ title }) => title[locale] ?? title.original.text);
  const title = Uint32Array.from(films.keys()).sort((a, b) =>
    compare(titles[a] ?? '', titles[b] ?? ''),
  );
  const by = (key: (film: RawFilm) => number) => {
    const keys = Float64Array.from(films, key);
    // The difference of two infinities is NaN.
    return title.slice().sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || 0);
  };
  return {
    title,
    oldest: by(({ year }) => year),
    newest: by(({ year }) => -year),
    shortest: by(({ runtime }) => runtime ?? Infinity),
    longest: by(({ runtime }) => (runtime ? -runtime : Infinity)),
  };
}
