import { shortGenre } from '@/lib/content/schema/short-genre';
import { decadeOf } from './catalogue/decade-of';
import type { Film } from './film';
import { firstFrom, nearestInTime } from './nearest-in-time';

/** Films of the very same genres, by year. */
type Shelf = { genres: readonly string[]; films: Film[] };

/** A catalogue by what may relate two films: so that a film is not compared with each of twenty thousand. */
export type Kinship = {
  byPerson: ReadonlyMap<string, Film[]>;
  shelves: readonly Shelf[];
  /** The place of each among all: which of equally near films comes first. */
  places: ReadonlyMap<Film, number>;
};

/** @param films in the order in which equally near films shall stand */
export function toKinship(films: readonly Film[]): Kinship {
  const byPerson = new Map<string, Film[]>();
  const shelves = new Map<string, Shelf>();
  for (const film of [...films].sort((a, b) => a.year - b.year)) {
    for (const { slug } of [...film.directors, ...film.cast]) put(byPerson, slug, film);
    const genres = tellingGenres(film);
    const key = genres.join();
    const shelf = shelves.get(key) ?? { genres, films: [] };
    shelves.set(key, shelf);
    shelf.films.push(film);
  }
  const places = new Map(films.map((film, place) => [film, place]));
  return { byPerson, shelves: [...shelves.values()], places };
}

function put(byPerson: Map<string, Film[]>, slug: string, film: Film) {
  const theirs = byPerson.get(slug);
  if (theirs) theirs.push(film);
  else byPerson.set(slug, [film]);
}

/**
 * Films among which the `count` nearest to a film surely are: all that share a person with it, and of those that share a
 * genre the nearest in time, in its decade and beyond.
 */
export function possibleKin(film: Film, { byPerson, shelves }: Kinship, count: number): Set<Film> {
  const own = new Set(tellingGenres(film));
  const decade = Number(decadeOf(film));
  const people = [...film.directors, ...film.cast];
  const kin = new Set(people.flatMap(({ slug }) => byPerson.get(slug) ?? []));
  // The film itself may be the nearest of its shelf.
  const most = count + 1;
  for (const { genres, films } of shelves) {
    if (!genres.some((genre) => own.has(genre))) continue;
    const inDecade = films.slice(firstFrom(films, decade), firstFrom(films, decade + 10));
    for (const near of nearestInTime(inDecade, film.year, most)) kin.add(near);
    for (const near of nearestInTime(films, film.year, most)) kin.add(near);
  }
  return kin;
}

/** Without that they are short: half of a catalogue may be. */
export function tellingGenres({ genres }: Film): string[] {
  return genres.flatMap(({ slug }) => (slug === shortGenre ? [] : [slug])).sort();
}
