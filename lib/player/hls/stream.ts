import type { PlayerState } from '@/lib/player/state/player-state';

export type AudioTrack = { index: number; name: string; language?: string };

/** An adaptive stream that runs in a media element. */
export type Stream = {
  /** Heights of the picture, large first; empty where the browser plays the stream by itself. */
  heights: number[];
  /** 0 lets the stream choose. */
  setHeight: (height: number) => void;
  audioTracks: () => AudioTrack[];
  /** Index of the one that is heard. */
  audioTrack: () => number;
  setAudioTrack: (index: number) => void;
  /** `listener` hears when the audio tracks are known or another is heard. */
  onAudio: (listener: () => void) => () => void;
  close: () => void;
};

export type StreamFailure = NonNullable<PlayerState['failure']>;
