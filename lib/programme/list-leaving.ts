import type { Film } from '@/lib/films/film';
import { leavesSoon } from '@/lib/films/offer';

/** The films that can be watched for some days only, the first to end first. */
export function listLeaving(films: Film[], now: Date): Film[] {
  return films
    .filter((film) => leavesSoon(film, now))
    .sort((a, b) => Number(a.vod?.until) - Number(b.vod?.until));
}
