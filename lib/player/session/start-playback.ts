import { filmPosition } from '@/lib/player/resume/positions';
import { findInstantStart, markStarted, preloadMedia } from '@/lib/player/source/preloaded-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { linkedTime } from '@/lib/player/time-link';
import type { PlayedFilm } from '../player-handle';
import { startPlaying } from './start-playing';
import { readSound } from './stored-sound';

/**
 * Starts playback inside the click handler, in the page's own media element, which is moved into `box`. The
 * first frame does not wait for the player, which takes over the element later. Undefined for streams and
 * embeds.
 */
export function startInstantly(
  source: PlayerSource,
  film: PlayedFilm,
  box: HTMLElement,
): HTMLMediaElement | undefined {
  const media = preloadMedia(source);
  if (!media || findInstantStart(media)) return media;
  const at = chooseStartPosition(film, source.type);
  Object.assign(media, readSound());
  if (at) media.currentTime = at;
  media.style.removeProperty('visibility');
  if (media.parentNode !== box) box.replaceChildren(media);
  markStarted(media, startPlaying(media));
  return media;
}

/** The start position in seconds: the time in the URL (0 included), else the stored position, else 0. */
export function chooseStartPosition(film: PlayedFilm, type: 'video' | 'audio'): number {
  return linkedTime(film) ?? filmPosition(film, type).read() ?? 0;
}

/** Maximum wait for the first frame before the player's code loads, in ms. */
const firstFrameTimeout = 2000;

/**
 * Waits for the first frame, a failure or a pause. Loading the player earlier would compete with the film for
 * bandwidth and CPU.
 */
export async function waitForFirstFrame(media: HTMLMediaElement): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, firstFrameTimeout);
    const canWatchFrames =
      media instanceof HTMLVideoElement && 'requestVideoFrameCallback' in media;
    if (canWatchFrames) media.requestVideoFrameCallback(settle);
    for (const name of [...(canWatchFrames ? [] : ['playing']), 'error', 'pause'])
      media.addEventListener(name, settle, { once: true });
  });
  await waitForPaint();
}

/** Resolves after the next frame, so that the browser can paint and send pending requests first. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
