import type { Film, Media } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { findEmbed } from '@/lib/catalog/films/player-source';

/** The video at the top of a film's page: the film while it is offered, else its trailer. */
export function movieScreen(film: Film, now: Date): Media | undefined {
  const { film: picture, trailer } = film.media;
  return (isWatchable(film, now) && picture) || trailer;
}

/** Whether the top of a film's page shows the drawing of its poster, and neither a frame of the film nor a still. */
export function showsScene(film: Film, now: Date): boolean {
  const screen = movieScreen(film, now);
  if (screen) return findEmbed(screen.sources) !== undefined;
  const { audio } = film.media;
  return film.stills.length === 0 && !(isWatchable(film, now) && audio?.poster);
}
