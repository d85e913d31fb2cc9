import type { Film } from '@/lib/catalog/films/film';
import { leavingFilms } from '@/lib/catalog/films/leaving-films';
import { leavesSoon, offeredSince } from '@/lib/catalog/films/offer';

/** Watchable films: first those that leave soon, by end of offer, then the others, newest first. */
export function orderOffer(films: readonly Film[], now: Date): Film[] {
  const staying = films
    .filter((film) => !leavesSoon(film, now))
    .sort((a, b) => since(b) - since(a));
  return [...leavingFilms(films, now), ...staying];
}

/** Epoch ms; 0 if unknown. */
function since(film: Film): number {
  return Number(offeredSince(film) ?? 0);
}
