import type { Film } from '@/lib/catalog/films/film';
import { offerSpan } from '@/lib/catalog/films/offer';

/** A stretch of time in ms since 1970: `from` belongs to it, `until` no longer. */
export type Stretch = { from: number; until: number };

/** Whether the film can be played on the home page at some moment of a stretch: it is offered, and lies with the house. */
export function playsHere(film: Pick<Film, 'media' | 'vod'>, { from, until }: Stretch): boolean {
  const isOwn = film.media.film?.sources[0]?.provider === 'html5';
  const offer = isOwn ? offerSpan(film) : undefined;
  return offer !== undefined && offer.from < until && from < offer.until;
}
