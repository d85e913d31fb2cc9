import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';

export type ScreenPart = 'watch' | 'listen';

/** What can be played on a film's page at a time: video or audio; undefined if nothing. */
export function screenPart(
  film: Pick<Film, 'media' | 'vod' | 'added'>,
  now: Date,
): ScreenPart | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  if (trailer || (offered && picture)) return 'watch';
  return offered && audio ? 'listen' : undefined;
}
