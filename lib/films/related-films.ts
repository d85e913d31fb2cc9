import { decadeOf } from './catalogue/decade-of';
import type { Film } from './film';
import { type Kinship, possibleKin, tellingGenres, toKinship } from './kinship';

/** A shared director says more than a shared actor, an actor more than a genre, a genre more than a decade. */
const weights = { director: 5, cast: 3, genre: 2, decade: 1 };

/** How many a film's page shows. */
const shown = 6;

const known = new WeakMap<readonly Film[], Kinship>();

/** The films nearest to `film` among `films`, nearest first; those that share nothing are left out. */
export function relatedFilms(film: Film, films: readonly Film[], count = shown): Film[] {
  const kinship = known.get(films) ?? toKinship(films);
  known.set(films, kinship);
  const place = (other: Film) => kinship.places.get(other) ?? 0;
  return [...possibleKin(film, kinship, count)]
    .filter(({ slug }) => slug !== film.slug)
    .map((other) => ({ other, nearness: nearness(film, other) }))
    .filter(({ nearness }) => nearness > weights.decade)
    .sort(
      (a, b) =>
        b.nearness - a.nearness ||
        distance(film, a.other) - distance(film, b.other) ||
        place(a.other) - place(b.other),
    )
    .slice(0, count)
    .map(({ other }) => other);
}

function nearness(a: Film, b: Film): number {
  return (
    shared(slugs(a.directors), slugs(b.directors)) * weights.director +
    shared(slugs(a.cast), slugs(b.cast)) * weights.cast +
    shared(tellingGenres(a), tellingGenres(b)) * weights.genre +
    (decadeOf(a) === decadeOf(b) ? weights.decade : 0)
  );
}

const slugs = (people: readonly { slug: string }[]) => people.map(({ slug }) => slug);

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((one) => b.includes(one)).length;
}

function distance(a: Film, b: Film): number {
  return Math.abs(a.year - b.year);
}
