import { type FindKin, type Kin, openKinship } from './kinship';

/** How many a film's page shows. */
export const mostRelated = 6;

const known = new WeakMap<readonly Kin[], FindKin>();

/** The films nearest to `film` among `films`, nearest first; those that share nothing are left out. */
export function relatedFilms<F extends Kin>(
  film: Kin,
  films: readonly F[],
  count = mostRelated,
): F[] {
  const find = known.get(films) ?? openKinship(films);
  known.set(films, find);
  return find(film, count).flatMap((number) => films[number] ?? []);
}
