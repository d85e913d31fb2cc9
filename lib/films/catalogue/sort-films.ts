import type { Film } from '../film';
import type { Sorting } from './query';

/** Films in an order; what an order cannot tell apart, and what it knows nothing of, goes by title. */
export function sortFilms(films: Film[], sorting: Sorting, locale: string): Film[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const order = orders[sorting];
  return [...films].sort((a, b) => order(a, b) || compare(a.title.text, b.title.text));
}

const orders: Record<Sorting, (a: Film, b: Film) => number> = {
  oldest: (a, b) => a.year - b.year,
  newest: (a, b) => b.year - a.year,
  title: () => 0,
  shortest: (a, b) => (a.runtime ?? Infinity) - (b.runtime ?? Infinity) || 0,
  longest: (a, b) => (b.runtime ?? 0) - (a.runtime ?? 0),
};
