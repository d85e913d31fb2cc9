import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { AdConfig } from '@/lib/ads/ad-config';
import type { Film, Media } from '@/lib/catalog/films/film';
import { describeMedia, type Embed } from '@/lib/catalog/films/player-source';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { checkSource, type PlayerSource } from '@/lib/player/source/source-schema';
import { filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import { findSharePhoto } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';

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

/**
 * The player's props for a film's media, in the page's language; or the error if the media description is
 * invalid.
 */
export function usePlayerProps(
  media: Media,
  film: Film,
): { props: PlayerProps; error?: undefined } | { props?: undefined; error: string } {
  const locale = useLocale();
  const { Player: words } = useMessages();
  const t = useTranslations('Film');
  const isTrailer = media === film.media.trailer;
  const filmTitle = film.title.text;
  const title = media.title ?? (isTrailer ? t('trailerOf', { title: filmTitle }) : filmTitle);
  const language = (code: string) => displayName('language', code, locale);
  const { source, error } = checkSource(describeMedia(media, { title, language }));
  if (!source) return { error };
  const site = getSite(locale);
  const played = {
    slug: film.slug,
    artist: film.directors.map(({ name }) => name).join(', ') || site.name,
    artwork: sharedPicturePath(filmPicture(film.slug, findSharePhoto(film) !== undefined), locale),
    transferRate: film.transferRate,
    ...(isTrailer ? { trailer: true } : { until: film.vod?.until?.toISOString() }),
  };
  // The only place that decides whether this player has ads.
  const hasAds = source.type === 'video' && film.vod?.ads;
  return { props: { source, film: played, locale, words, ads: hasAds ? site.ads : undefined } };
}
