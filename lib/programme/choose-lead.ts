import type { Film } from '@/lib/films/film';
import { newestFilms } from '@/lib/films/newest-films';
import { isWatchable } from '@/lib/films/offer';
import { screenPicture } from '@/lib/films/screen-picture';

/**
 * The film that stands for a house that plays nothing itself: the newest of those that can be watched, with
 * somebody else, or else of those with a picture, or else of all.
 * @param newest the films that came last
 */
export function chooseLead(offered: Film[], newest: Film[], now: Date): Film | undefined {
  const better = [
    offered.filter((film) => isWatchable(film, now)),
    newest.filter((film) => screenPicture(film)),
    newest,
  ];
  const [best = []] = better.filter((some) => some.length > 0);
  return newestFilms(best, 1)[0];
}
