import type { Film, Media } from '../film';
import { isWatchable } from '../offer';
import { findEmbed } from './find-embed';

/**
 * What runs of a film in a frame on another site at a moment: the film, else its trailer, else its sound. What lies with a
 * provider is embedded from there. `undefined` where nothing runs: the offer is over, or has not begun.
 */
export function framedMedia(film: Film, now: Date): Media | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  const choices = [offered && picture, trailer, offered && audio];
  return choices.find((media): media is Media => Boolean(media && !findEmbed(media.sources)));
}
