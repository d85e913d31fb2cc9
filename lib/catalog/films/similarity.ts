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
        if (scores[other] === 0) candidates.push(other);
        scores[other] = (scores[other] ?? 0) + weight;
      }
    const decade = Math.floor(film.year / 10);
    /** The score; of equal ones the nearer year has the higher rank. */
    const rankOf = (other: number) => {
      const year = years[other] ?? 0;
      const score = (scores[other] ?? 0) + (Math.floor(year / 10) === decade ? weights.decade : 0);
      return score * mostYears - Math.abs(year - film.year);
    };
    const others = candidates.filter((other) => slugs[other] !== film.slug);
    const nearest = takeHighest(others, count, rankOf);
    for (const other of candidates) scores[other] = 0;
    return nearest;
  };
}

/** More than the years between any two films. */
const mostYears = 10_000;

/** The `count` numbers of the highest rank, without sorting the whole list; of equal ranks the lower number first. */
function takeHighest(
  numbers: readonly number[],
  count: number,
  rankOf: (number: number) => number,
): number[] {
  const first: { number: number; rank: number }[] = [];
  for (const number of numbers) {
    const rank = rankOf(number);
    const last = first[count - 1];
    if (last && (rank < last.rank || (rank === last.rank && number > last.number))) continue;
    const at = first.findIndex(
      (other) => rank > other.rank || (rank === other.rank && number < other.number),
    );
    first.splice(at < 0 ? first.length : at, 0, { number, rank });
    if (first.length > count) first.pop();
  }
  return first.map(({ number }) => number);
}

function factKeysOf(film: ComparableFilm): { name: string; weight: number }[] {
  return comparedFacts.flatMap((kind) =>
    film[kind]
      // The genre 'short' is ignored: half of a catalogue may have it.
      .filter(({ slug }) => kind !== 'genres' || slug !== shortGenre)
      .map(({ slug }) => ({ name: `${kind} ${slug}`, weight: weights[kind] })),
  );
}
