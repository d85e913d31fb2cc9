/** What the page can know of a player (specification, section 4). Times are in seconds. */
export type PlayerState = {
  /** One at a time. `stopped` is paused at 0, `destroyed` is reported 200 ms after teardown. */
  status: 'loading' | 'ready' | 'playing' | 'paused' | 'stopped' | 'ended' | 'failed' | 'destroyed';
  fullscreen: boolean;
  pip: boolean;
  ads: 'none' | 'requesting' | 'playing' | 'cancelled' | 'complete';
  currentTime: number;
  /** 0 while it is not known. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  speed: number;
  /** Index in the description's `sources`, of the source that is tried or plays. */
  source: number;
  /** Why it failed, for the visitor's words. */
  failure?: 'network' | 'missing' | 'forbidden' | 'decode' | 'unsupported' | 'unknown';
  /** How often in a row it has failed at the same place. */
  failures: number;
  /** Whether any of it has been seen or heard. */
  seen: boolean;
  /** The browser refused sound, so the film began muted. */
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
