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
  let leftAt: number | undefined;
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leftAt = media.currentTime;
    pause();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && leftAt !== undefined && Math.abs(media.currentTime - leftAt) > tolerance)
      seek(leftAt);
  };
  window.addEventListener('pagehide', onPageHide, { signal: listening.signal });
  window.addEventListener('pageshow', onPageShow, { signal: listening.signal });
  return () => listening.abort();
}
