import { shortGenre } from '@/lib/content/schema/short-genre';
import type { Film } from './film';

/** A shared director says more than a shared actor, an actor more than a genre, a genre more than a decade. */
const weights = { director: 5, cast: 3, genre: 2, decade: 1 };

/** How many a film's page shows. */
const shown = 6;

/** The films nearest to `film` among `films`, nearest first; those that share nothing are left out. */
export function relatedFilms(film: Film, films: Film[], count = shown): Film[] {
  return films
    .filter(({ slug }) => slug !== film.slug)
    .map((other) => ({ other, nearness: nearness(film, other) }))
    .filter(({ nearness }) => nearness > weights.decade)
    .sort((a, b) => b.nearness - a.nearness || distance(film, a.other) - distance(film, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

function nearness(a: Film, b: Film): number {
  return (
    shared(a.directors, b.directors) * weights.director +
    shared(a.cast, b.cast) * weights.cast +
    shared(tellingGenres(a), tellingGenres(b)) * weights.genre +
    (decadeOf(a) === decadeOf(b) ? weights.decade : 0)
  );
}

/** Without that they are short: half of a catalogue may be. */
function tellingGenres({ genres }: Film): Film['genres'] {
  return genres.filter(({ slug }) => slug !== shortGenre);
}

function shared(a: { slug: string }[], b: { slug: string }[]): number {
  return a.filter(({ slug }) => b.some((other) => other.slug === slug)).length;
}

function decadeOf({ year }: Film): number {
  return Math.floor(year / 10);
}

function distance(a: Film, b: Film): number {
  return Math.abs(a.year - b.year);
}
