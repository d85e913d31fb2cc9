import type { PlayerHandle } from './player-handle';
import { linkedTime, writeTimeLink } from './time-link';

/**
 * Removes the time from the page's URL once playback starts: a language change, a reload or a second player
 * must not seek to it again. A video further down the page leaves it to the one at the top.
 */
export function attachTimeLink(
  { store }: Pick<PlayerHandle, 'store'>,
  film: { below?: true | undefined },
): () => void {
  const unsubscribe = store.subscribe(() => {
    if (store.read().status !== 'playing') return;
    unsubscribe();
    if (linkedTime(film) === undefined) return;
    // With a null state, Next.js keeps its own state and updates its URL.
    window.history.replaceState(null, '', writeTimeLink(window.location.href, 0));
  });
  return unsubscribe;
}
