import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';

export type ScreenPart = 'watch' | 'listen';

/** What runs on a film's page at a moment: something to watch, or to hear; `undefined` where nothing does. */
export function screenPart(
  film: Pick<Film, 'media' | 'vod' | 'added'>,
  now: Date,
): ScreenPart | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  if (trailer || (offered && picture)) return 'watch';
  return offered && audio ? 'listen' : undefined;
}
