import { initialState, type PlayerState } from './player-state';

export type PlayerStore = {
  read: () => PlayerState;
  /** Merges a change. Listeners are called only if a value differs. */
  write: (change: Partial<PlayerState>) => void;
  /** Returns the unsubscribe function. Compatible with React's useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
};

/** The single source of a player's state. */
export function createStore(start: Partial<PlayerState> = {}): PlayerStore {
  let state: PlayerState = { ...initialState, ...start };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    write(change) {
      const keys = Object.keys(change) as (keyof PlayerState)[];
      if (keys.every((key) => Object.is(state[key], change[key]))) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
