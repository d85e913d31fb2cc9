import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Film, Media } from '@/lib/catalog/films/film';
import { findEmbed } from '@/lib/catalog/films/player-source/find-embed';
import { scenePath } from '@/lib/posters/poster-path';
import { getSite } from '@/lib/site/get-site';
import { EmbedPlayer } from './embed-player';
import { GuestsMeta } from './guests-meta';
import { NativePlayer } from './native-player';
import { PlainPlayer } from './plain-player';
import { PlayerGate } from './player-gate';
import { Unplayable } from './unplayable';
import { usePlayerProps } from './use-player-props';

type Props = {
  media: Media;
  film: Film;
  /** Content below the picture, before the content beside the film. */
  children?: ReactNode;
};

/** A film's player: for the site's own file, or an embed that waits for a click. */
export function Player({ media, film, children }: Props) {
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film);
  if (!props)
    return (
      <>
        <Unplayable error={error} />
        {children}
      </>
    );
  const { title } = props.source;
  const embed = findEmbed(media.sources);
  if (player === false)
    return (
      <>
        <PlainPlayer {...{ media, title, embed }} />
        {children}
      </>
    );
  if (embed)
    return (
      <>
        <GuestsMeta player={props} />
        <EmbedPlayer {...props} embed={embed} picture={scenePath(film.slug)}>
          {children}
        </EmbedPlayer>
      </>
    );
  return (
    <>
      <GuestsMeta player={props} />
      <noscript>
        <NativePlayer media={media} title={title} />
      </noscript>
      <PlayerGate {...props}>{children}</PlayerGate>
    </>
  );
}
