import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';

/** Whether a film's page shows something at a moment, or lets it be heard; by the id of that part. */
export function playingPart(
  film: Pick<Film, 'media' | 'vod' | 'added'>,
  now: Date,
): 'watch' | 'listen' | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  if (trailer || (offered && picture)) return 'watch';
  return offered && audio ? 'listen' : undefined;
}
