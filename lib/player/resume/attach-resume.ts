import type { PlayerHandle } from '@/lib/player/player-handle';
import type { FilmPosition } from './film-position';

/** A beginning of so many seconds is not worth going back to. */
const beginning = 10;

/** The end has come this long before the last frame (seconds), or at this share, whichever is later. */
const endSeconds = 15;

const endShare = 0.95;

/** While it plays, the position is written at most this often (milliseconds). */
const interval = 5000;

/** Remembers where a film was left: while it plays, at a pause, when the page goes. */
export function attachResume(
  { store }: Pick<PlayerHandle, 'store'>,
  position: Pick<FilmPosition, 'keep' | 'forget'>,
): () => void {
  let { status } = store.read();
  let begun = status === 'playing';
  let written = Date.now();

  const write = () => {
    const { currentTime, duration, ads } = store.read();
    // Where an advertisement borrows the film's own element, the time is the advertisement's.
    if (!begun || ads === 'playing') return;
    const verdict = status === 'ended' ? 'forget' : judgePosition(currentTime, duration);
    if (verdict === 'keep') position.keep(currentTime);
    if (verdict === 'forget') position.forget();
    written = Date.now();
  };
  const follow = () => {
    const changed = store.read().status !== status;
    status = store.read().status;
    if (status === 'playing') begun = true;
    if (status === 'playing' ? Date.now() - written >= interval : changed) write();
  };
  // A phone may end a page that is hidden without another word.
  const hide = () => document.visibilityState === 'hidden' && write();

  const unsubscribe = store.subscribe(follow);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', hide);
  return () => {
    write();
    unsubscribe();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', hide);
  };
}

/**
 * What to do with a position: keep it, leave what is kept as it is (too early, or nothing is known of
 * the film's length: so a 0 never replaces anything), or forget the film, which has been seen.
 */
export function judgePosition(time: number, duration: number): 'keep' | 'leave' | 'forget' {
  if (!Number.isFinite(duration) || duration <= 0 || !(time > beginning)) return 'leave';
  return time < Math.max(duration - endSeconds, duration * endShare) ? 'keep' : 'forget';
}
