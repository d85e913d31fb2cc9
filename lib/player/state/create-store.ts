import { initialState, type PlayerState } from './player-state';

export type PlayerStore = {
  read: () => PlayerState;
  /** Changes what is given; listeners hear of it only when something differs. */
  write: (change: Partial<PlayerState>) => void;
  /** Returns the way to stop listening. Fits React's useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
};

/** Here alone stands what a player does. */
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
