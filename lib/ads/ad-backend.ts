import type { PlayerStore } from '@/lib/player/state/create-store';
import type { AdBreak } from './ad-break';
import type { Sound } from './sound';

/** What is known of the advertisement that runs. Times in seconds. */
export type AdFacts = {
  linear: boolean;
  /** When it may be skipped; absent if it may not, or if the backend draws its own button. */
  skipAfter?: number;
  /** The page it leads to; absent if there is none or the backend takes clicks itself. */
  link?: string;
};

/** The one vocabulary both backends speak. */
export type AdEvent =
  /** `selfTimed`: the backend watches the film's time itself and needs only to be started. */
  | { type: 'loaded'; breaks: readonly AdBreak[]; selfTimed: boolean }
  | { type: 'contentPauseRequested'; breakId?: string }
  | { type: 'started'; ad: AdFacts }
  /** The ad has been stopped, or goes on, without the visitor's pressing our buttons. */
  | { type: 'paused' | 'resumed' }
  /** It runs: a sign of life of an ad whose time does not tell. */
  | { type: 'progress' }
  | { type: 'contentResumeRequested' }
  /** One break could not be played; the others stand. Without a message that has been told already. */
  | { type: 'breakFailed'; breakId: string; message?: string }
  | { type: 'allComplete' }
  /** Not fatal: goes to the log only. */
  | { type: 'warning'; message: string }
  /** Fatal: no advertisements any more. */
  | { type: 'failed'; message: string };

export type AdBackend = {
  /** Asks the server; answers `loaded` or `failed`. */
  request: () => void;
  play: (breakId: string) => void;
  /** Gives up the break that runs, and can play others; absent where only all of it can be given up. */
  abandon?: () => void;
  /** Seconds of the running advertisement; all 0 while there is none. */
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  /** The visitor follows the advertisement's link; the page opens by the link itself. */
  clicked: () => void;
  contentEnded: () => void;
  /** Takes everything back: requests, nodes, timers, observers. No event comes after it. */
  destroy: () => void;
};

export type BackendOptions = {
  tagUrl: string;
  /** The IMA SDK's address. */
  sdk?: string;
  /** Empty element over the film that the backend may fill. */
  stage: HTMLElement;
  media: HTMLMediaElement;
  /** Whether other origins may be asked for anything. */
  foreign: boolean;
  sound: Sound;
  /** What the player does: whether it fills the screen. */
  store: Pick<PlayerStore, 'read' | 'subscribe'>;
  send: (event: AdEvent) => void;
};

export type CreateBackend = (options: BackendOptions) => AdBackend;
