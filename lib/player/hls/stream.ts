import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerState } from '@/lib/player/state/player-store';

export type AudioTrack = { index: number; name: string; language?: string };

/** Subtitles that a stream's manifest lists; hls.js adds their text track to the media element. */
export type StreamSubtitles = {
  kind: 'captions' | 'subtitles';
  srclang: string;
  label: string;
  /** Their playlist. */
  src: string;
  /** Whether they are part of the film, shown unless the visitor has chosen otherwise. */
  isDefault: boolean;
};

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
  subtitles: StreamSubtitles[];
  /** Set for a live stream. */
  live?: LivePosition;
  close: () => void;
};

/** The second to play for the live picture; undefined until it is known. */
export type LivePosition = () => number | undefined;

/** What a stream continues without. */
export type StreamLoss = NonNullable<PlayerState['loss']>;

export type StreamFailure = NonNullable<PlayerState['failure']>;

/** Whether a source is an HLS stream, by its MIME type or else by its URL. */
export function isStream({ src, type }: Pick<SourcePart, 'src' | 'type'>): boolean {
  if (type) return /mpegurl/i.test(type);
  return /\.m3u8(?:[?#]|$)/i.test(src);
}
