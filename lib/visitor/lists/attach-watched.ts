import type { PlayerHandle } from '@/lib/player/player-handle';
import { putFilm } from './change-lists';
import { type KeptLists, openLists } from './open-lists';

/** Puts a film among those seen once it has been played to its end. */
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
    // Where an advertisement borrows the film's own element, the end is the advertisement's.
    if (status === 'ended' && before !== 'ended' && ads !== 'playing')
      void lists.change((all) => putFilm(all, 'watched', slug, Date.now()));
  });
}
