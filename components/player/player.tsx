import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Film, Media } from '@/lib/films/film';
import { describeMedia } from '@/lib/films/player-source/describe-media';
import { findEmbed } from '@/lib/films/player-source/find-embed';
import { displayName } from '@/lib/i18n/display-name';
import { checkSource } from '@/lib/player/source/check-source';
import { guestsMeta, writeGuests } from '@/lib/policy/guests';
import { scenePath } from '@/lib/posters/poster-path';
import { getSite } from '@/lib/site/get-site';
import { EmbedPlayer } from './embed-player';
import { guestsOf } from './guests-of';
import { NativePlayer } from './native-player';
import { PlainPlayer } from './plain-player';
import { PlayerGate } from './player-gate';

type Props = {
  media: Media;
  film: Film;
  /** What stands below the picture, before all that belongs beside it. */
  children?: ReactNode;
};

/** Where a film runs: the site's own file, or one that lies elsewhere and waits for a click. */
export function Player({ media, film, children }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { Player: words } = useMessages();
  const isTrailer = media === film.media.trailer;
  const named = film.title.text;
  const title = media.title ?? (isTrailer ? t('Film.trailerOf', { title: named }) : named);
  const language = (code: string) => displayName('language', code, locale);
  const { source, error } = checkSource(describeMedia(media, { title, language }));
  if (!source)
    return (
      <>
        <p data-player-error={error} className="shell pt-8">
          {t('Player.invalid')}
        </p>
        {children}
      </>
    );
  const played = {
    slug: film.slug,
    directors: film.directors.map(({ name }) => name).join(', '),
    transferRate: film.transferRate,
    ...(isTrailer ? { trailer: true } : { until: film.vod?.until?.toISOString() }),
  };
  // Here alone is decided whether advertisements stand before this player.
  const hasAds = source.type === 'video' && film.vod?.ads;
  const { ads, player } = getSite(locale);
  const props = { source, film: played, locale, words, ads: hasAds ? ads : undefined };
  const embed = findEmbed(media.sources);
  if (player === false)
    return (
      <>
        <PlainPlayer {...{ media, title, embed }} />
        {children}
      </>
    );
  const guests = guestsOf(props);
  // React puts it into the head, where the front reads it (lib/policy).
  const letIn = guests && <meta name={guestsMeta} content={writeGuests(guests)} />;
  if (embed)
    return (
      <>
        {letIn}
        <EmbedPlayer {...props} embed={embed} picture={scenePath(film.slug)}>
          {children}
        </EmbedPlayer>
      </>
    );
  return (
    <>
      {letIn}
      <noscript>
        <NativePlayer media={media} title={title} />
      </noscript>
      <PlayerGate {...props}>{children}</PlayerGate>
    </>
  );
}
