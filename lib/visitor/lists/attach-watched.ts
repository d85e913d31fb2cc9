import type { PlayerHandle } from '@/lib/player/player-handle';
import { putFilm } from './change-lists';
import { type KeptLists, openLists } from './open-lists';

/** Marks a film as watched once it has played to its end. */
export function attachWatched(
  { store }: Pick<PlayerHandle, 'store'>,
  slug: string,
  lists: Pick<KeptLists, 'change'> = openLists(),
): () => void {
  let { status } = store.read();
  return store.subscribe(() => {
    const before = status;
    const { ads, ...state } = store.read();
    status = state.status;
    // During an ad in the film's own element, the end is the ad's.
    if (status === 'ended' && before !== 'ended' && ads !== 'playing')
      void lists.change((all) => putFilm(all, 'watched', slug, Date.now()));
  });
}
