import type { AdBreak, BackendOptions } from '../ad-backend';

/**
 * Options for playing an ad: the backend's, the break's position, and the number of ads that were played in this break,
 * including this one.
 */
export type BreakOptions = BackendOptions & { at: AdBreak['at']; adCount: number };

/** A running ad. Times in seconds. */
export type RunningAd = {
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  clicked: () => void;
  /** Reports to the ad server that the ad has stalled; `OnAdEnd` is not called. */
  fail: () => void;
  destroy: () => void;
};

export type OnAdEnd = (outcome: { failed?: string }) => void;
