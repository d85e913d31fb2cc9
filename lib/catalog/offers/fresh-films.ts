import type { Film } from '@/lib/catalog/films/film';
import { isNewToWatch, isWatchable } from '@/lib/catalog/films/offer';

/** Slugs of the films labelled as new; empty if all watchable films are new. */
export function freshFilms(films: Film[], now: Date): ReadonlySet<string> {
  const watchable = films.filter((film) => isWatchable(film, now));
  const fresh = watchable.filter((film) => isNewToWatch(film, now));
  return new Set(fresh.length < watchable.length ? fresh.map(({ slug }) => slug) : []);
}
