import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Stream } from '@/lib/player/hls/stream';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** What is known of the film whose media is played. */
export type PlayedFilm = {
  slug: string;
  /** Who made it, for the device's own controls. */
  directors: string;
  /** Frames per second of a silent film's transfer. */
  transferRate?: number;
  /** The trailer of it: neither its position nor its end are those of the film. */
  trailer?: boolean;
  /** ISO 8601: when it can be watched no longer. */
  until?: string;
};

export type FeatureContext = {
  handle: PlayerHandle;
  source: PlayerSource;
  /** Where the source is an adaptive one. */
  stream?: Stream;
  film: PlayedFilm;
  locale: Locale;
  /** The site's messages for the player, with their {placeholders}. */
  words: Messages['Player'];
  /** Shows the list of keys. */
  showHelp: () => void;
};

/** Attached each time a source has been opened, taken back before it is closed. */
export type Feature = (context: FeatureContext) => () => void;
