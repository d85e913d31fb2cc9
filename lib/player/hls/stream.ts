import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerState } from '@/lib/player/state/player-store';

export type AudioTrack = { index: number; name: string; language?: string };

/** An adaptive stream attached to a media element. */
export type Stream = {
  /** Picture heights in pixels, descending; empty with native playback. */
  heights: number[];
  /** 0 selects the level automatically. */
  setHeight: (height: number) => void;
  audioTracks: () => AudioTrack[];
  /** Index of the active audio track, −1 with native playback. */
  audioTrack: () => number;
  setAudioTrack: (index: number) => void;
  /** `listener` is called when the audio tracks are known and when the active one changes. */
  onAudio: (listener: () => void) => () => void;
  close: () => void;
};

export type StreamFailure = NonNullable<PlayerState['failure']>;

/** Whether a source is an HLS stream, by its MIME type or else by its URL. */
export function isStream({ src, type }: Pick<SourcePart, 'src' | 'type'>): boolean {
  if (type) return /mpegurl/i.test(type);
  return /\.m3u8(?:[?#]|$)/i.test(src);
}
