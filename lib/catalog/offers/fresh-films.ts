import type { Film } from '@/lib/catalog/films/film';
import { isNewToWatch, isWatchable } from '@/lib/catalog/films/offer';

/** The slugs of the films that are called new: none where all that can be watched are, which would say nothing. */
export function freshFilms(films: Film[], now: Date): ReadonlySet<string> {
  const watchable = films.filter((film) => isWatchable(film, now));
  const fresh = watchable.filter((film) => isNewToWatch(film, now));
  return new Set(fresh.length < watchable.length ? fresh.map(({ slug }) => slug) : []);
}
