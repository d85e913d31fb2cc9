import type { AdConfig } from '@/lib/ads/ad-config';
import type { Embed } from '@/lib/catalog/films/player-source/find-embed';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PlayedFilm } from '@/lib/player/session/feature';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** What the server gives to the player in the browser. */
export type PlayerProps = {
  source: PlayerSource;
  film: PlayedFilm;
  ads?: AdConfig;
  /** Where the film lies, if with a provider. */
  embed?: Embed;
  locale: Locale;
  words: Messages['Player'];
};
