import type { PlayerHandle } from '@/lib/player/player-handle';
import { judgePosition } from './judge-position';
import { openPlaces } from './places';

/** While it plays, the place is written at most this often (milliseconds). */
const interval = 5000;

type Options = { slug: string; storage?: () => Storage };

/** Remembers on this device where a film was left: while it plays, at a pause, when the page goes. */
export function attachResume(
  { store }: Pick<PlayerHandle, 'store'>,
  { slug, storage }: Options,
): () => void {
  const places = openPlaces(storage);
  let { status } = store.read();
  let begun = status === 'playing';
  let written = Date.now();

  const write = () => {
    const { currentTime, duration, ads } = store.read();
    // Where an advertisement borrows the film's own element, the time is the advertisement's.
    if (!begun || ads === 'playing') return;
    const verdict = judgePosition(currentTime, duration);
    if (verdict === 'keep') places.keep(slug, currentTime);
    if (verdict === 'forget') places.forget(slug);
    written = Date.now();
  };
  const follow = () => {
    const changed = store.read().status !== status;
    status = store.read().status;
    if (status === 'playing') begun = true;
    if (status === 'ended') places.forget(slug);
    else if (status === 'playing' ? Date.now() - written >= interval : changed) write();
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
