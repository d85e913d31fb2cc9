/** Public state of a player. Times in seconds. */
export type PlayerState = {
  /** `stopped` means paused at 0; `destroyed` is set 200 ms after teardown. */
  status: 'loading' | 'ready' | 'playing' | 'paused' | 'stopped' | 'ended' | 'failed' | 'destroyed';
  fullscreen: boolean;
  pip: boolean;
  ads: 'none' | 'requesting' | 'playing' | 'cancelled' | 'complete';
  currentTime: number;
  /** 0 while unknown. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  speed: number;
  /** Index in the description's `sources` of the current source. */
  source: number;
  /** Failure reason; selects the visitor's message. */
  failure?:
    | 'network'
    | 'missing'
    | 'forbidden'
    | 'unreadable'
    | 'decode'
    | 'unsupported'
    | 'unknown';
  /**
   * What a stream has just lost but plays on without: an audio track that was replaced, subtitles that were
   * switched off, or a skipped segment.
   */
  loss?: 'audio' | 'subtitles' | 'segment';
  /** Number of consecutive failures at the same position. */
  failures: number;
  /** Whether any part has been played. */
  seen: boolean;
  /** Autoplay with sound was blocked, so playback started muted. */
  startedMuted: boolean;
};

export const initialState: PlayerState = {
  status: 'loading',
  fullscreen: false,
  pip: false,
  ads: 'none',
  currentTime: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
  source: 0,
  startedMuted: false,
  failures: 0,
  seen: false,
};

/** Whether ads are requested or playing; the film is behind them. */
export const isShowingAds = ({ ads }: PlayerState) => ads === 'requesting' || ads === 'playing';

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
