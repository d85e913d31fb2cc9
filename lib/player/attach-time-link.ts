import type { PlayerHandle } from './player-handle';
import { readTimeLink, writeTimeLink } from './time-link';

/**
 * Removes the time from the page's URL once playback starts: a language change, a reload or a second player
 * must not seek to it again.
 */
export function attachTimeLink({ store }: Pick<PlayerHandle, 'store'>): () => void {
  const unsubscribe = store.subscribe(() => {
    if (store.read().status !== 'playing') return;
    unsubscribe();
    if (readTimeLink(window.location) === undefined) return;
    // With a null state, Next.js keeps its own state and updates its URL.
    window.history.replaceState(null, '', writeTimeLink(window.location.href, 0));
  });
  return unsubscribe;
}
