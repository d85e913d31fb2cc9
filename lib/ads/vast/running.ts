import type { BackendOptions } from '../ad-backend';
import type { AdBreak } from '../ad-break';

/** What an ad is played with: the backend's own options, and where its break lies. */
export type BreakOptions = BackendOptions & { at: AdBreak['at'] };

/** An ad that runs, as the player's buttons know it. Times in seconds. */
export type Running = {
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  clicked: () => void;
  /** It has stood still for too long: its server is told, and nobody else. */
  fail: () => void;
  destroy: () => void;
};

export type Ending = (outcome: { failed?: string }) => void;
