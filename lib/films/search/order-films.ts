import type { Locale } from '@/lib/i18n/locales';
import type { Sorting } from '../catalogue/query';
import type { SearchIndex } from './search-index';

/** More than there are films: a key holds an order's own number before a film's place among the titles. */
const places = 2 ** 20;
/** Scores are told apart to a hundredth, runtimes (minutes) as well. */
const fine = 100;
const most = 2 ** 30;

/** Films in an order; what it cannot tell apart, and what it knows nothing of, goes by title. */
export function orderFilms(
  index: SearchIndex,
  films: readonly number[],
  { sort, locale, scores }: { sort: Sorting; locale: Locale; scores?: Float64Array },
): number[] {
  const order = index.titleOrders[locale];
  const keys = Float64Array.from(
    films,
    (film) => rank(index, film, sort, scores) * places + (order.places[film] ?? 0),
  );
  return Array.from(keys.sort(), (key) => order.films[key % places] ?? 0);
}

function rank(index: SearchIndex, film: number, sort: Sorting, scores?: Float64Array): number {
  const year = index.years[film] ?? 0;
  const runtime = index.runtimes[film] ?? NaN;
  switch (sort) {
    case 'relevance':
      return most - Math.round((scores?.[film] ?? 0) * fine);
    case 'oldest':
      return year;
    case 'newest':
      return 10_000 - year;
    case 'title':
      return 0;
    case 'shortest':
      return Number.isNaN(runtime) ? most : Math.round(runtime * fine);
    case 'longest':
      return Number.isNaN(runtime) ? most : most - 1 - Math.round(runtime * fine);
  }
}
