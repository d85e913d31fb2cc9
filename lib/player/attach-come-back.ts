import type { PlayerHandle } from '@/lib/player/player-handle';

/** A film that has moved by less (seconds) stands where it was left. */
const slack = 1;

/**
 * A page that is left and kept (the browser's back-forward cache) keeps its film too: Firefox lets it run
 * on with sound, WebKit puts it back to 0:00. It is stopped as the page goes, and stands where it was.
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
