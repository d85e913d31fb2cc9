import type { Locale } from '@/lib/i18n/locales';
import { isWatchable } from './availability';
import type { Film, Media } from './film';
import { ownTrailer } from './own-trailer';
import { findEmbed } from './player-source';

/**
 * The media for the embed page at a time: the film, else its trailer in the page's language or another, else its
 * audio. Media at a provider are skipped. Undefined if there is none, for example for a film without a trailer outside its offer.
 */
export function findEmbeddableMedia(film: Film, locale: Locale, now: Date): Media | undefined {
  const { film: picture, audio } = film.media;
  const offered = isWatchable(film, now);
  const choices = [offered && picture, ownTrailer(film, locale), offered && audio];
  return choices.find((media): media is Media => Boolean(media && !findEmbed(media.sources)));
}

/** French path of a film's embed page for other sites; the German one is below `/de`. */
export function embedPath(slug: string): string {
  return `/embed/${slug}`;
}
