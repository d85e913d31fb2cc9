import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ImgHTMLAttributes } from 'react';
import type { AdConfig } from '@/lib/ads/ad-config';
import type { Film, Media } from '@/lib/catalog/films/film';
import { describeMedia, type Embed } from '@/lib/catalog/films/player-source';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { checkSource, type PlayerSource } from '@/lib/player/source/source-schema';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import { findSharePhoto } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';

/** Attributes of a film's still, at the widths that the build has made. */
export type Still = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'loading' | 'fetchPriority'
>;

/** The source, with the still that is shown before it plays. */
type SourceWithStill = PlayerSource & { still?: Still };

/** Props of the player, passed from server to client. */
export type PlayerProps = {
  source: SourceWithStill;
  film: PlayedFilm;
  ads?: AdConfig;
  /** Set if the film is at a provider. */
  embed?: Embed;
  locale: Locale;
  messages: Messages['Player'];
};

/** Size of the still's box in pixels. */
const stillBox = { width: 1280, height: 720 };

/**
 * The player's props for a film's media, in the page's language; or the error if the media description is
 * invalid. `below`: the place of a trailer further down the page.
 */
export function usePlayerProps(
  media: Media,
  film: Film,
  below?: number,
): { props: PlayerProps; error?: undefined } | { props?: undefined; error: string } {
  const locale = useLocale();
  const { Player: messages } = useMessages();
  const t = useTranslations('Film');
  const trailer = film.trailers.find((one) => one === media);
  const filmTitle = film.title.text;
  const name = trailer && t('videoOf', { kind: t(`videos.${trailer.kind}`), title: filmTitle });
  const title = media.title ?? name ?? filmTitle;
  const { source, error } = checkSource(describeMedia(media, { title, locale }));
  if (!source) return { error };
  const site = getSite(locale);
  const played = {
    slug: below ? `${film.slug}/${below}` : film.slug,
    artist: film.directors.map(({ name }) => name).join(', ') || site.name,
    artwork: sharedPicturePath(filmPicture(film.slug, findSharePhoto(film) !== undefined), locale),
    transferRate: film.transferRate,
    ...(trailer ? { trailer: true } : { until: film.vod?.until?.toISOString() }),
    ...(below && { below: true as const }),
  };
  // The only place that decides whether this player has ads.
  const hasAds = source.type === 'video' && !trailer && film.vod?.ads;
  const still = source.poster && describeStill(source.poster, below !== undefined);
  return {
    props: {
      source: { ...source, ...(still && { still }), ...(below && { autoplay: false }) },
      ...{ film: played, locale, messages, ads: hasAds ? site.ads : undefined },
    },
  };
}

/** At the top of a page without `loading` and `decoding`: the still is the first picture of its page. */
function describeStill(address: string, isBelow: boolean): Still {
  const made = findResized(address);
  const sizesBelow = '(min-width: 64rem) 36vw, 92vw';
  const { src, srcSet, sizes } = pictureProps({
    ...{ src: address, made, sizes: isBelow ? sizesBelow : '100vw', ...stillBox },
  });
  return {
    ...{ src, ...(srcSet && { srcSet, sizes }) },
    ...(isBelow && { loading: 'lazy', fetchPriority: 'auto' }),
  };
}
