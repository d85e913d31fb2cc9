import { useSyncExternalStore } from 'react';
import { initialState, type PlayerState, type PlayerStore } from '@/lib/player/state/player-store';

const subscribeToNothing = () => () => {};

/**
 * Subscribes to a value of the player's state; re-renders only when it changes. Without a store, the value of the
 * initial state.
 */
export function usePlayerValue<Value>(
  store: PlayerStore | undefined,
  select: (state: PlayerState) => Value,
): Value {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => select(store?.read() ?? initialState),
    () => select(initialState),
  );
}

/** Subscribes to one key of the player's state. */
export function usePlayerState<Key extends keyof PlayerState>(
  store: PlayerStore,
  key: Key,
): PlayerState[Key] {
  return usePlayerValue(store, (state) => state[key]);
}
