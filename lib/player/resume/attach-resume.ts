import type { PlayerHandle } from '@/lib/player/player-handle';
import type { FilmPosition } from './positions';

/** Positions up to this many seconds are not stored. */
const minPosition = 10;

/** A film counts as finished this many seconds before the end, or at this share of it, whichever is later. */
const endSeconds = 15;

const endShare = 0.95;

/** Minimum interval between writes during playback, in ms. */
const interval = 5000;

/** Stores the playback position: during playback, on pause, and when the page is hidden or left. */
export function attachResume(
  { store }: Pick<PlayerHandle, 'store'>,
  position: Pick<FilmPosition, 'store' | 'delete'>,
): () => void {
  let { status } = store.read();
  let hasStarted = status === 'playing';
  let lastWrite = Date.now();

  const write = () => {
    const { currentTime, duration, ads } = store.read();
    // During an ad in the film's own element, the time is the ad's.
    if (!hasStarted || ads === 'playing') return;
    const verdict = status === 'ended' ? 'delete' : classifyPosition(currentTime, duration);
    if (verdict === 'store') position.store(currentTime);
    if (verdict === 'delete') position.delete();
    lastWrite = Date.now();
  };
  const follow = () => {
    const changed = store.read().status !== status;
    status = store.read().status;
    if (status === 'playing') hasStarted = true;
    if (status === 'playing' ? Date.now() - lastWrite >= interval : changed) write();
  };
  // Mobile browsers may kill a hidden page without another event.
  const onVisibilityChange = () => document.visibilityState === 'hidden' && write();

  const unsubscribe = store.subscribe(follow);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    write();
    unsubscribe();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/**
 * What to do with a position: store it, leave the stored one unchanged (too early, or unknown duration: a 0
 * never overwrites anything), or delete it because the film is finished.
 */
export function classifyPosition(time: number, duration: number): 'store' | 'leave' | 'delete' {
  if (!Number.isFinite(duration) || duration <= 0 || !(time > minPosition)) return 'leave';
  return time < Math.max(duration - endSeconds, duration * endShare) ? 'store' : 'delete';
}
