import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { Film, Media } from '@/lib/catalog/films/film';
import { describeMedia } from '@/lib/catalog/films/player-source/describe-media';
import { displayName } from '@/lib/i18n/display-name';
import { checkSource } from '@/lib/player/source/check-source';
import { getSite } from '@/lib/site/get-site';
import type { PlayerProps } from './player-props';

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
  const named = film.title.text;
  const title = media.title ?? (isTrailer ? t('trailerOf', { title: named }) : named);
  const language = (code: string) => displayName('language', code, locale);
  const { source, error } = checkSource(describeMedia(media, { title, language }));
  if (!source) return { error };
  const played = {
    slug: film.slug,
    directors: film.directors.map(({ name }) => name).join(', '),
    transferRate: film.transferRate,
    ...(isTrailer ? { trailer: true } : { until: film.vod?.until?.toISOString() }),
  };
  // The only place that decides whether this player has ads.
  const hasAds = source.type === 'video' && film.vod?.ads;
  const { ads } = getSite(locale);
  return { props: { source, film: played, locale, words, ads: hasAds ? ads : undefined } };
}
