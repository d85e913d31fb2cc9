import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';

export type ScreenPart = 'watch' | 'listen' | 'offer';

/**
 * What a film's page has where the film runs: something to watch or to hear at a moment, or else when
 * it could be; `undefined` where the house has nothing that runs.
 */
export function screenPart(
  film: Pick<Film, 'media' | 'vod' | 'added'>,
  now: Date,
): ScreenPart | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  if (trailer || (offered && picture)) return 'watch';
  if (offered && audio) return 'listen';
  return picture || audio ? 'offer' : undefined;
}
