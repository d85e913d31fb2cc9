import type { Film } from './film';
import { leavesSoon } from './offer';

/** The films that leave soon, by end of offer. */
export function leavingFilms(films: readonly Film[], now: Date): Film[] {
  return films
    .filter((film) => leavesSoon(film, now))
    .sort((a, b) => Number(a.vod?.until) - Number(b.vod?.until));
}
