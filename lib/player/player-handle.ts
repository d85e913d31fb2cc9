import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Stream, StreamSubtitles } from '@/lib/player/hls/stream';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PanelName } from './panels';
import type { PlayerStore } from './state/player-store';

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
  /** Set for a stream: the film's tracks with the subtitles of its manifest. */
  streamTracks?: readonly (PlayerSource['tracks'][number] | StreamSubtitles)[];
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
  /** The captions that are shown now. */
  shownTrack: () => TextTrack | undefined;
};

/** The film whose media is played. */
export type PlayedFilm = {
  /** Of a trailer further down the page with its place (`nerven/2`): names the player and its position. */
  slug: string;
  /** For the media session: its directors, else the site. */
  artist: string;
  /** For the media session: URL of a JPEG or PNG picture of 1200 × 630 pixels. */
  artwork?: string;
  /** Frames per second of a silent film's transfer. */
  transferRate?: number;
  /** Set for a trailer, whose playback position and end do not count as those of the film. */
  trailer?: boolean;
  /** Set for a trailer further down the page: the time in the page's URL is not its own. */
  below?: true;
  /** ISO 8601: end of the offer. */
  until?: string;
  /** Set on the pages of other sites. */
  framed?: true;
};

export type FeatureContext = {
  handle: PlayerHandle;
  source: PlayerSource;
  /** Set if the source is an HLS stream. */
  stream?: Stream;
  film: PlayedFilm;
  locale: Locale;
  /** The player's messages, with unfilled {placeholders}. */
  messages: Messages['Player'];
  /** Shows the shortcut list. */
  showHelp: () => void;
  /** Opens a panel beside the picture. */
  showPanel: (panel: PanelName) => void;
  /** Goes to the next film, if there is one. */
  playNext: () => void;
};

/** Attached after a source is opened; its cleanup runs before the source is closed. */
export type Feature = (context: FeatureContext) => () => void;
