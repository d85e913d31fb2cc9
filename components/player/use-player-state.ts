'use client';

import { useSyncExternalStore } from 'react';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { initialState, type PlayerState } from '@/lib/player/state/player-state';

/** One thing of a player's state; the component is drawn again only when that one changes. */
export function usePlayerState<Key extends keyof PlayerState>(
  store: PlayerStore,
  key: Key,
): PlayerState[Key] {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()[key],
    () => initialState[key],
  );
}
