import type { PlayerHandle } from './player-handle';

/** Tolerance in seconds: a smaller drift is not corrected. */
const tolerance = 1;

/**
 * Pauses playback when the page enters the back-forward cache and restores the position when it returns.
 * Otherwise Firefox keeps playing with sound, and WebKit resets the position to 0:00.
 */
export function attachBfcache({
  media,
  pause,
  seek,
}: Pick<PlayerHandle, 'media' | 'pause' | 'seek'>): () => void {
  if (!media) return () => {};
  const listening = new AbortController();
  let positionOnHide: number | undefined;
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    positionOnHide = media.currentTime;
    pause();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (
      persisted &&
      positionOnHide !== undefined &&
      Math.abs(media.currentTime - positionOnHide) > tolerance
    )
      seek(positionOnHide);
  };
  window.addEventListener('pagehide', onPageHide, { signal: listening.signal });
  window.addEventListener('pageshow', onPageShow, { signal: listening.signal });
  return () => listening.abort();
}
