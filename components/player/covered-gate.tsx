'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { loadLate } from '@/lib/navigation/connection/no-connection';
import { PlayButton } from './play-button';
import type { PlayerProps } from './player-props';
import { PlayerRoom } from './player-room';
import { ratioStyle } from './ratio-style';
import { usePlayerGate } from './use-player-gate';

// What stands beside a film that runs comes with its player.
const BesidePlayer = lazy(async () => ({
  default: (await loadLate(() => import('./beside-player'))).BesidePlayer,
}));

type Props = PlayerProps & {
  /** As wide as the window: what is pressed. */
  picture: ReactNode;
  /** Below the picture; on a wide screen the film takes their room too. */
  caption: ReactNode;
  /** Below the film, and there while it runs. */
  foot: ReactNode;
};

/** The same way to a film where its picture is as wide as the window, and dissolves into it (`covered.css`). */
export function CoveredGate({ picture, caption, foot, ...props }: Props) {
  const { source, locale, film } = props;
  const { Host, words, early, open, button, isOpen } = usePlayerGate(props);
  return (
    <>
      <div className="covered" style={ratioStyle(source.ratio)} data-open={isOpen ? '' : undefined}>
        <PlayerRoom {...{ source, early }} className="covered-room">
          {Host && <Host key={source.sources[0]?.src} {...props} words={words} />}
        </PlayerRoom>
        {picture}
        {!Host && <PlayButton {...button} covered />}
        {caption}
      </div>
      {foot}
      <Suspense>
        {Host && (
          <BesidePlayer
            {...{ source, locale, words }}
            slug={film.slug}
            onStart={() => void open()}
          />
        )}
      </Suspense>
    </>
  );
}
