import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Stream } from '@/lib/player/hls/stream';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** The film whose media is played. */
export type PlayedFilm = {
  slug: string;
  /** Directors, for the media session. */
  directors: string;
  /** Frames per second of a silent film's transfer. */
  transferRate?: number;
  /** Set for a trailer: its position and end are not those of the film. */
  trailer?: boolean;
  /** ISO 8601: end of the offer. */
  until?: string;
};

export type FeatureContext = {
  handle: PlayerHandle;
  source: PlayerSource;
  /** Set if the source is an HLS stream. */
  stream?: Stream;
  film: PlayedFilm;
  locale: Locale;
  /** The player's messages, with unfilled {placeholders}. */
  words: Messages['Player'];
  /** Shows the shortcut list. */
  showHelp: () => void;
};

/** Attached after a source is opened; its cleanup runs before the source is closed. */
export type Feature = (context: FeatureContext) => () => void;
