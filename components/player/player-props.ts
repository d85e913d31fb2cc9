import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { AdConfig } from '@/lib/ads/ad-config';
import { listNextFilms } from '@/lib/catalog/collections/evenings';
import type { Film, Media } from '@/lib/catalog/films/film';
import { describeMedia, type Embed } from '@/lib/catalog/films/player-source';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { checkSource, type PlayerSource } from '@/lib/player/source/source-schema';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { getSite } from '@/lib/site/get-site';

/** Attributes of a film's still, at the widths that the build has made. */
export type Still = { src: string; srcSet?: string; sizes?: string };

/** Props of the player, passed from server to client. */
export type PlayerProps = {
  source: PlayerSource;
  still?: Still;
  film: PlayedFilm;
  ads?: AdConfig;
  /** Set if the film is at a provider. */
  embed?: Embed;
  locale: Locale;
  words: Messages['Player'];
};

/** Size of the still's box in pixels. */
const stillBox = { width: 1280, height: 720 };

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
  const played = {
    slug: film.slug,
    directors: film.directors.map(({ name }) => name).join(', '),
    transferRate: film.transferRate,
    ...(isTrailer
      ? { trailer: true }
      : { until: film.vod?.until?.toISOString(), next: nextFilms(film, locale) }),
  };
  // The only place that decides whether this player has ads.
  const hasAds = source.type === 'video' && film.vod?.ads;
  const { ads } = getSite(locale);
  return {
    props: {
      ...{ source, film: played, locale, words, ads: hasAds ? ads : undefined },
      ...(source.poster && { still: describeStill(source.poster) }),
    },
  };
}

/** Without `loading` and `decoding`: the still is the first picture of its page. */
function describeStill(address: string): Still {
  const made = findResized(address);
  const { src, srcSet, sizes } = pictureProps({ src: address, made, sizes: '100vw', ...stillBox });
  return { src, ...(srcSet && { srcSet, sizes }) };
}

/** Undefined for most films, so that their pages do not carry it. */
function nextFilms({ slug }: Film, locale: Locale) {
  const films = listNextFilms(slug, locale, new Date());
  return films.length > 0 ? films : undefined;
}
