import type { PlayerStore } from './state/create-store';

/**
 * The player's API for features (keys, thumbnails, resume, advertisements …). A feature is a function
 * `attachX(handle, options): () => void` that returns its cleanup.
 */
export type PlayerHandle = {
  /** The player's root element. Features may append elements to it. */
  root: HTMLElement;
  /** The media element; undefined for embeds. */
  media?: HTMLMediaElement;
  store: PlayerStore;
  /** Starts or resumes playback, through the ad gate. */
  play: () => void;
  pause: () => void;
  /** Seconds, clamped between 0 and the duration. */
  seek: (time: number) => void;
  /** Clamped to the provider's range. */
  setSpeed: (speed: number) => void;
  /** 0 to 1, clamped. */
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  toggleFullscreen: () => void;
  /** Returns whether captions are shown now; undefined if there are none. */
  toggleCaptions: () => boolean | undefined;
};
