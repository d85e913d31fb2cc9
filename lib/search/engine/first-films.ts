import type { Locale } from '@/lib/i18n/locales';
import type { Sorting } from '../query/query';
import type { SearchIndex } from './search-index';

/** Upper bound of the number of films: a sort key is the score followed by the film's rank by title. */
const ranks = 2 ** 20;
/** Scores are compared to a hundredth; `most` is the upper bound of scores times `fine`. */
const fine = 100;
const most = 2 ** 30;

type Asked = { sort: Sorting; locale: Locale; scores?: Float64Array; until: number };

/** The first `until` films in an order; ties are ordered by title. */
export function firstFilms(
  { orders }: Pick<SearchIndex, 'orders'>,
  films: readonly number[],
  { sort, locale, scores, until }: Asked,
): number[] {
  const fixed = orders[locale];
  if (sort !== 'relevance') return pick(fixed[sort], films, until);
  return scores ? mostRelevant(fixed.title, films, scores, until) : pick(fixed.title, films, until);
}

function pick(order: Uint32Array, films: readonly number[], until: number): number[] {
  const isFound = mark(films, order.length);
  const first: number[] = [];
  for (let rank = 0; rank < order.length && first.length < until; rank += 1) {
    const film = order[rank] ?? 0;
    if (isFound[film]) first.push(film);
  }
  return first;
}

/** Sorts numeric keys, which is many times faster than sorting films with a comparator. */
function mostRelevant(
  titles: Uint32Array,
  films: readonly number[],
  scores: Float64Array,
  until: number,
): number[] {
  const isFound = mark(films, titles.length);
  const keys = new Float64Array(films.length);
  let count = 0;
  for (let rank = 0; rank < titles.length; rank += 1) {
    const film = titles[rank] ?? 0;
    if (!isFound[film]) continue;
    keys[count] = (most - Math.round((scores[film] ?? 0) * fine)) * ranks + rank;
    count += 1;
  }
  return Array.from(keys.sort().subarray(0, until), (key) => titles[key % ranks] ?? 0);
}

function mark(films: readonly number[], count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const film of films) marks[film] = 1;
  return marks;
}
