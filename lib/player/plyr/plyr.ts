/**
 * The part of Plyr 3.8 that we use. Its own types declare the module twice (`export =` and a default export),
 * which TypeScript rejects, and are incomplete.
 */
export type Plyr = {
  play: () => Promise<void> | void;
  pause: () => void;
  readonly paused: boolean;
  readonly playing: boolean;
  readonly ended: boolean;
  readonly isVideo: boolean;
  /** Seconds. */
  currentTime: number;
  readonly duration: number;
  volume: number;
  muted: boolean;
  speed: number;
  /** Language of the active captions. */
  readonly language?: string;
  /** Index of the active captions, -1 if off. */
  readonly currentTrack: number;
  /** The media element, or Plyr's wrapper for an embed. */
  readonly media: {
    error?: { code: number } | null;
    readyState?: number;
    textTracks?: ArrayLike<unknown>;
  };
  /** The speeds that the provider offers. */
  readonly options: { speed: number[] };
  readonly fullscreen: { toggle: () => void };
  toggleCaptions: () => void;
  toggleControls: (show?: boolean) => boolean;
  once: (event: 'ready', listener: () => void) => void;
  destroy: () => void;
};

export type PlyrClass = new (target: HTMLElement, options: object) => Plyr;
