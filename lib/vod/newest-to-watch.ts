import type { Film } from '@/lib/films/film';
import { isNewToWatch, offeredSince } from '@/lib/films/offer';

/** The films that began to be offered last, last first; of two on one day the one made later. */
export function newestToWatch(films: Film[], now: Date, count: number): Film[] {
  return films
    .filter((film) => isNewToWatch(film, now))
    .sort((a, b) => Number(offeredSince(b)) - Number(offeredSince(a)) || b.year - a.year)
    .slice(0, count);
}
