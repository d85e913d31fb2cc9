/**
 * What we use of Plyr 3.8. Its own types declare the module twice over (`export =` and a default), which
 * TypeScript refuses, and leave out half of this.
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
  /** Of the captions that are shown. */
  readonly language?: string;
  /** The captions that are shown, counted from 0; -1 while none are. */
  readonly currentTrack: number;
  /** The media element, or what stands for it at a provider's. */
  readonly media: {
    error?: { code: number } | null;
    readyState?: number;
    textTracks?: ArrayLike<unknown>;
  };
  /** The speeds that the provider lists. */
  readonly options: { speed: number[] };
  readonly fullscreen: { toggle: () => void };
  toggleCaptions: () => void;
  toggleControls: (show?: boolean) => boolean;
  once: (event: 'ready', listener: () => void) => void;
  destroy: () => void;
};

export type PlyrClass = new (target: HTMLElement, options: object) => Plyr;
