import type { PlayerHandle } from '@/lib/player/player-handle';
import { readTimeLink } from './read-time-link';
import { writeTimeLink } from './write-time-link';

/**
 * Takes the moment out of the page's address once a film plays. It has done its work: a change of
 * language, a reload or a second player must not go back to it.
 */
export function attachTimeLink({ store }: Pick<PlayerHandle, 'store'>): () => void {
  const unsubscribe = store.subscribe(() => {
    if (store.read().status !== 'playing') return;
    unsubscribe();
    if (readTimeLink(window.location) === undefined) return;
    // Without a state of ours Next keeps its own, and learns of the address.
    window.history.replaceState(null, '', writeTimeLink(window.location.href, 0));
  });
  return unsubscribe;
}
