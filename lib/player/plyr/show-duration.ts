import type { PlayerStore } from '@/lib/player/state/create-store';
import { clock } from '@/lib/player/time-link/clock';
import { findDuration } from './plyr-dom';

/**
 * Plyr writes the duration only while a film stands at 0: one that begins further on would be said to
 * last 00:00. Written here in Plyr's own form, two digits for the minutes.
 */
export function showDuration(container: HTMLElement, store: PlayerStore): () => void {
  const write = () => {
    const { duration } = store.read();
    const text = clock(duration).padStart(5, '0');
    const sign = findDuration(container);
    if (duration > 0 && sign && sign.textContent !== text) sign.textContent = text;
  };
  write();
  return store.subscribe(write);
}
