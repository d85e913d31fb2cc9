/** Public state of a player (specification, section 4). Times in seconds. */
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
  failure?: 'network' | 'missing' | 'forbidden' | 'decode' | 'unsupported' | 'unknown';
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
