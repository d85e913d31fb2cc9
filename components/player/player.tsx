import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkBar } from '@/components/layout/link-bar';
import type { Film, Media } from '@/lib/catalog/films/film';
import { findEmbed } from '@/lib/catalog/films/player-source';
import { scenePath } from '@/lib/posters/poster-path';
import { getSite } from '@/lib/site/get-site';
import { CompanionPlace } from './companion-place';
import { EmbedPlayer } from './embed-player';
import { NativePlayer, PlainPlayer, Unplayable } from './native-player';
import { usePlayerProps } from './player-props';
import { ClickToPlay } from './start/click-to-play';
import { ThirdPartiesMeta } from './third-parties-meta';

type Props = {
  media: Media;
  film: Film;
  /** Content between the picture and the film's chapters and transcript. */
  children?: ReactNode;
  /** Links in one row with the chapters and the transcript. */
  links?: ReactNode;
  /** Set for a trailer further down the page: its place among the film's, from 1. */
  below?: number;
};

/**
 * A film's player: this player for the site's own file, a provider's embed that waits for a click, or native controls
 * if the site has switched the player off.
 */
export function Player({ media, film, children, links, below }: Props) {
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film, below);
  const foot = (
    <>
      {children}
      {!below && <LinkBar>{links}</LinkBar>}
    </>
  );
  if (!props)
    return (
      <>
        <Unplayable error={error} />
        {foot}
      </>
    );
  const { title } = props.source;
  const embed = findEmbed(media.sources);
  if (player === false)
    return (
      <>
        <PlainPlayer {...{ media, title, embed }} />
        {foot}
      </>
    );
  if (embed)
    return (
      <>
        <ThirdPartiesMeta player={props} />
        <EmbedPlayer
          {...props}
          embed={embed}
          picture={(below && media.poster) || scenePath(film.slug)}
        >
          {foot}
        </EmbedPlayer>
      </>
    );
  return (
    <>
      <ThirdPartiesMeta player={props} />
      <noscript>
        <NativePlayer media={media} title={title} />
      </noscript>
      <ClickToPlay {...props} links={links}>
        <CompanionPlace ads={props.ads} />
        {children}
      </ClickToPlay>
    </>
  );
}
