import { isWatchable } from '@/lib/vod/availability';
import type { Film } from './film';

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
