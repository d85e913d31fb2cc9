'use client';

import type { ReactNode } from 'react';
import { BesidePlayer } from '../beside-player';
import { PlayerArea } from '../player-area';
import type { PlayerProps } from '../player-props';
import { PlayButton } from './play-button';
import { useClickToPlay } from './use-click-to-play';

type Props = PlayerProps & { children?: ReactNode; links?: ReactNode };

/**
 * Poster and play button; after a click, the player. `children` are placed between the picture and the film's
 * chapters and transcript, and `links` are in one row with those.
 */
export function ClickToPlay({ children, links, ...props }: Props) {
  const { source, locale, film } = props;
  const { Host, messages, mediaBox, open, button } = useClickToPlay(props);
  const video = source.type === 'video';
  return (
    <>
      <div className={video ? 'front noscript:hidden' : 'shell mt-6 noscript:hidden'}>
        <PlayerArea {...{ source, mediaBox }} className={video ? 'stage' : 'relative'}>
          {Host ? (
            <Host key={source.sources[0]?.src} {...props} messages={messages} />
          ) : (
            <PlayButton {...button} />
          )}
        </PlayerArea>
      </div>
      {children}
      {!film.below && (
        <BesidePlayer {...{ source, locale, messages, links }} slug={film.slug} onStart={open} />
      )}
    </>
  );
}
