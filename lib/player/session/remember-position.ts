import type { PlayerStore } from '@/lib/player/state/create-store';
import { writePosition } from './position';

/** Seconds of film between two notes of where it is. */
const interval = 5;

/** Notes where the film is while it runs, when it is paused and when it is left; forgets it at the end. */
export function rememberPosition(src: string, store: PlayerStore): () => void {
  let noted = -interval;
  let begun = false;
  function note() {
    const { status, currentTime } = store.read();
    if (status === 'ended') {
      noted = -interval;
      writePosition(src, undefined);
      return;
    }
    begun ||= status === 'playing';
    if (!begun || (status === 'playing' && Math.abs(currentTime - noted) < interval)) return;
    noted = currentTime;
    writePosition(src, currentTime);
  }
  function leave() {
    const { status, currentTime } = store.read();
    if (begun && status !== 'ended') writePosition(src, currentTime);
  }
  const unsubscribe = store.subscribe(note);
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
