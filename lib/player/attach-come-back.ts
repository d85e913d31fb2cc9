import type { PlayerHandle } from '@/lib/player/player-handle';

/** Tolerance in seconds: a smaller drift is not corrected. */
const slack = 1;

/**
 * Pauses playback when the page enters the back-forward cache and restores the position when it returns.
 * Otherwise Firefox keeps playing with sound, and WebKit resets the position to 0:00.
 */
export function attachComeBack({
  media,
  pause,
  seek,
}: Pick<PlayerHandle, 'media' | 'pause' | 'seek'>): () => void {
  if (!media) return () => {};
  const listening = new AbortController();
  let left: number | undefined;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    left = media.currentTime;
    pause();
  };
  const come = ({ persisted }: PageTransitionEvent) => {
    if (persisted && left !== undefined && Math.abs(media.currentTime - left) > slack) seek(left);
  };
  window.addEventListener('pagehide', leave, { signal: listening.signal });
  window.addEventListener('pageshow', come, { signal: listening.signal });
  return () => listening.abort();
}
