import type { Film } from '@/lib/catalog/films/film';
import { offerSpan } from '@/lib/catalog/films/offer';

/** A time span in epoch ms: `from` inclusive, `until` exclusive. */
export type Stretch = { from: number; until: number };

/**
 * Whether the film can be played on the home page at some time of a span: it is offered, and its file is the
 * site's own.
 */
export function playsHere(film: Pick<Film, 'media' | 'vod'>, { from, until }: Stretch): boolean {
  const isOwn = film.media.film?.sources[0]?.provider === 'html5';
  const offer = isOwn ? offerSpan(film) : undefined;
  return offer !== undefined && offer.from < until && from < offer.until;
}
