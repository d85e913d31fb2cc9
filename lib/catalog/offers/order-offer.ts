import type { Film } from '@/lib/catalog/films/film';
import { leavingFilms } from '@/lib/catalog/films/leaving-films';
import { leavesSoon, offeredSince } from '@/lib/catalog/films/offer';

/** Films that can be watched, first what leaves soon, in the order of its end, then the rest, last come first. */
export function orderOffer(films: readonly Film[], now: Date): Film[] {
  const staying = films
    .filter((film) => !leavesSoon(film, now))
    .sort((a, b) => since(b) - since(a));
  return [...leavingFilms(films, now), ...staying];
}

/** Milliseconds since 1970; long ago where nobody knows. */
function since(film: Film): number {
  return Number(offeredSince(film) ?? 0);
}
