'use client';

import { PlayButton } from '@/components/player/play-button';
import { PlayerArea } from '@/components/player/player-area';
import type { PlayerProps } from '@/components/player/player-props';
import { usePlayerGate } from '@/components/player/use-player-gate';

/** Still with the play button, and the player after a click, filling the frame. */
export function FramedGate(props: PlayerProps) {
  const { source } = props;
  const { Host, words, early, button } = usePlayerGate(props);
  return (
    <PlayerArea
      {...{ source, early }}
      className={`framed-room framed-${source.type} noscript:hidden`}
    >
      {Host ? (
        <Host key={source.sources[0]?.src} {...props} words={words} />
      ) : (
        <PlayButton {...button} />
      )}
    </PlayerArea>
  );
}
