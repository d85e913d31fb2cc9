import type { AdConfig } from '@/lib/ads/ad-config';
import type { Embed } from '@/lib/catalog/films/player-source/find-embed';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PlayedFilm } from '@/lib/player/session/feature';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** Props of the player, passed from server to client. */
export type PlayerProps = {
  source: PlayerSource;
  film: PlayedFilm;
  ads?: AdConfig;
  /** Set if the film is at a provider. */
  embed?: Embed;
  locale: Locale;
  words: Messages['Player'];
};
