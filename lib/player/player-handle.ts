import type { PlayerStore } from './state/create-store';

/**
 * What a feature of the player (keys, thumbnails, resume, advertisements …) is given. A feature is a
 * function `attachX(handle, options): () => void`; the function it returns takes everything back.
 */
export type PlayerHandle = {
  /** The player's root element: features may put their own elements into it. */
  root: HTMLElement;
  /** The media element; absent for an embed. */
  media?: HTMLMediaElement;
  store: PlayerStore;
  /** Starts or goes on, through the gate of the advertisements. */
  play: () => void;
  pause: () => void;
  /** Seconds; clamped between 0 and the duration. */
  seek: (time: number) => void;
  /** Clamped to what the provider takes. */
  setSpeed: (speed: number) => void;
  /** 0 to 1, clamped. */
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  toggleFullscreen: () => void;
  /** Whether they are shown now; undefined where there are none. */
  toggleCaptions: () => boolean | undefined;
};
