import type { Locale } from '@/lib/i18n/locales';
import type { Sorting } from '../catalogue/query';
import { mostCounted } from './most-counted';
import type { SearchIndex } from './search-index';

/** Scores are told apart to a hundredth. */
const fine = 100;

type Asked = { sort: Sorting; locale: Locale; scores?: Float64Array; until: number };

/** The first of some films in an order, at most `until` of them; of equals the title decides. */
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
  const isFound = new Uint8Array(order.length);
  for (const film of films) isFound[film] = 1;
  const first: number[] = [];
  for (let place = 0; place < order.length && first.length < until; place += 1) {
    const film = order[place] ?? 0;
    if (isFound[film]) first.push(film);
  }
  return first;
}

/** Scores by the place of their film among the titles: of equal ones the first comes first. */
function mostRelevant(
  titles: Uint32Array,
  films: readonly number[],
  scores: Float64Array,
  until: number,
): number[] {
  const isFound = new Uint8Array(titles.length);
  for (const film of films) isFound[film] = 1;
  const points = new Uint32Array(titles.length);
  for (let place = 0; place < titles.length; place += 1) {
    const film = titles[place] ?? 0;
    if (isFound[film]) points[place] = Math.round((scores[film] ?? 0) * fine);
  }
  return mostCounted(points, until).numbers.map((place) => titles[place] ?? 0);
}
