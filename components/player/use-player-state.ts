'use client';

import { useSyncExternalStore } from 'react';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { initialState, type PlayerState } from '@/lib/player/state/player-state';

/** Subscribes to one key of the player's state; re-renders only when it changes. */
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
