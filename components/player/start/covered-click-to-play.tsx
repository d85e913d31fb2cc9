'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import { PlayerArea, ratioStyle } from '../player-area';
import type { PlayerProps } from '../player-props';
import { PlayButton } from './play-button';
import { useClickToPlay } from './use-click-to-play';

// Loaded only when the film runs.
const BesidePlayer = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../beside-player'))).BesidePlayer,
}));

type Props = PlayerProps & {
  /** The full-width picture; a click on it starts the film. */
  picture: ReactNode;
  /** Below the picture; on a wide screen the film covers it too. */
  caption: ReactNode;
  /** Below the film, while it runs. */
  foot: ReactNode;
};

/**
 * The play button and the player for a film whose picture is as wide as the window; the film fades in over
 * the picture (`covered.css`).
 */
export function CoveredClickToPlay({ picture, caption, foot, ...props }: Props) {
  const { source, locale, film } = props;
  const { Host, messages, mediaBox, open, button, isOpen } = useClickToPlay(props);
  return (
    <>
      <div className="covered" style={ratioStyle(source.ratio)} data-open={isOpen ? '' : undefined}>
        <PlayerArea {...{ source, mediaBox }} className="covered-room">
          {Host && <Host key={source.sources[0]?.src} {...props} messages={messages} />}
        </PlayerArea>
        {picture}
        {!Host && <PlayButton {...button} covered />}
        {caption}
      </div>
      {foot}
      <Suspense>
        {Host && (
          <BesidePlayer
            {...{ source, locale, messages }}
            slug={film.slug}
            onStart={() => void open()}
          />
        )}
      </Suspense>
    </>
  );
}
