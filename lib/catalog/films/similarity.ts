import { shortGenre } from '@/lib/content/built-in';
import type { Film } from './film';

/** The facts of a film that are compared. */
export type ComparableFilm = Pick<Film, 'slug' | 'year'> &
  Record<'directors' | 'cast' | 'genres', readonly { slug: string }[]>;

/**
 * Weights: a shared director counts more than an actor, an actor more than a genre, a genre more than a
 * decade.
 */
const weights = { directors: 5, cast: 3, genres: 2, decade: 1 };
const comparedFacts = ['directors', 'cast', 'genres'] as const;

/** Numbers of the most similar films, most similar first; films without a shared fact are left out. */
export type FindSimilar = (film: ComparableFilm, count: number) => number[];

/**
 * Prepares a catalogue for similarity search: lists the films of each fact, so that a film is not compared with each
 * of 20,000. The number of a film is its index.
 *
 * @param films in the order that decides ties
 */
export function createSimilaritySearch(films: readonly ComparableFilm[]): FindSimilar {
  const lists = new Map<string, number[]>();
  for (const [number, film] of films.entries())
    for (const name of new Set(factKeysOf(film).map((tie) => tie.name))) {
      const list = lists.get(name);
      if (list) list.push(number);
      else lists.set(name, [number]);
    }
  const slugs = films.map(({ slug }) => slug);
  const years = Int16Array.from(films, ({ year }) => year);
  const scores = new Uint16Array(films.length);
  return (film, count) => {
    const candidates: number[] = [];
    for (const { name, weight } of factKeysOf(film))
      for (const other of lists.get(name) ?? []) {
        if (scores[other] === 0 && slugs[other] !== film.slug) candidates.push(other);
        scores[other] = (scores[other] ?? 0) + weight;
      }
    const scoreOf = (other: number) =>
      (scores[other] ?? 0) + (isOfDecade(years[other] ?? 0, film.year) ? weights.decade : 0);
    const yearDistance = (other: number) => Math.abs((years[other] ?? 0) - film.year);
    const compare = (a: number, b: number) =>
      scoreOf(b) - scoreOf(a) || yearDistance(a) - yearDistance(b) || a - b;
    const nearest = takeNearest(candidates, count, compare);
    for (const { name } of factKeysOf(film))
      for (const other of lists.get(name) ?? []) scores[other] = 0;
    return nearest;
  };
}

const isOfDecade = (a: number, b: number) => Math.floor(a / 10) === Math.floor(b / 10);

/** The first `count` entries in an order, without sorting the whole list. */
function takeNearest(
  list: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const first: number[] = [];
  for (const one of list) {
    const last = first[count - 1];
    if (last !== undefined && compare(one, last) >= 0) continue;
    const at = first.findIndex((other) => compare(one, other) < 0);
    first.splice(at < 0 ? first.length : at, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

function factKeysOf(film: ComparableFilm): { name: string; weight: number }[] {
  return comparedFacts.flatMap((kind) =>
    film[kind]
      // The genre 'short' is ignored: half of a catalogue may have it.
      .filter(({ slug }) => kind !== 'genres' || slug !== shortGenre)
      .map(({ slug }) => ({ name: `${kind} ${slug}`, weight: weights[kind] })),
  );
}
