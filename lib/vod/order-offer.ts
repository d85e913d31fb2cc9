import type { Film } from '@/lib/films/film';
import { leavesSoon, offeredSince } from '@/lib/films/offer';

/** Films that can be watched, first what leaves soon, in the order of its end, then the rest, last come first. */
export function orderOffer(films: readonly Film[], now: Date): Film[] {
  const leaving = films.filter((film) => leavesSoon(film, now)).sort((a, b) => end(a) - end(b));
  const staying = films
    .filter((film) => !leavesSoon(film, now))
    .sort((a, b) => since(b) - since(a));
  return [...leaving, ...staying];
}

/** Milliseconds since 1970. */
function end({ vod }: Film): number {
  return Number(vod?.until);
}

/** Milliseconds since 1970; long ago where nobody knows. */
function since(film: Film): number {
  return Number(offeredSince(film) ?? 0);
}
