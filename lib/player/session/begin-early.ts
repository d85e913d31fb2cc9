import { fetchEarly, markBegun, wasBegun } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { readChoices } from './choices';
import { chooseBeginning } from './choose-beginning';
import type { PlayedFilm } from './feature';

/**
 * Starts playback inside the click handler, in the page's own media element, which is moved into `box`. The
 * first frame does not wait for the player, which takes over the element later. Undefined for streams and
 * embeds.
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
  // Failures are reported by the element's events.
  media.play().catch(() => {});
  return media;
}
