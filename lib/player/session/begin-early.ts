import { fetchEarly, markBegun, wasBegun } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { readChoices } from './choices';
import { chooseBeginning } from './choose-beginning';
import type { PlayedFilm } from './feature';

/**
 * Starts a film in the press itself, in the page's own element, which is put into `box`: the first
 * picture need not wait for the player, which joins it later. Nothing for a stream or a provider's film.
 */
export function beginEarly(
  source: PlayerSource,
  film: PlayedFilm,
  box: HTMLElement,
): HTMLMediaElement | undefined {
  const media = fetchEarly(source);
  if (!media || wasBegun(media)) return media;
  const { volume, muted } = readChoices();
  const at = chooseBeginning(film, source.type);
  Object.assign(media, { volume, muted });
  if (at) media.currentTime = at;
  markBegun(media);
  media.style.removeProperty('visibility');
  if (media.parentNode !== box) box.replaceChildren(media);
  // What goes wrong is told by the element's own events.
  media.play().catch(() => {});
  return media;
}
