import type { Film, Media } from '../film';
import { isWatchable } from '../offer';
import { findEmbed } from './find-embed';

/**
 * The media for the embed page at a time: the film, else its trailer, else its audio. Media at a provider are
 * skipped. Undefined if there is none, for example outside the offer.
 */
export function framedMedia(film: Film, now: Date): Media | undefined {
  const { film: picture, trailer, audio } = film.media;
  const offered = isWatchable(film, now);
  const choices = [offered && picture, trailer, offered && audio];
  return choices.find((media): media is Media => Boolean(media && !findEmbed(media.sources)));
}
