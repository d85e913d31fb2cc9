'use client';

import { PlayerArea } from '@/components/player/player-area';
import type { PlayerProps } from '@/components/player/player-props';
import { PlayButton } from '@/components/player/start/play-button';
import { useClickToPlay } from '@/components/player/start/use-click-to-play';

/** Still with the play button, and the player after a click, filling the frame. */
export function FramedClickToPlay(props: PlayerProps) {
  const { source } = props;
  const { Host, messages, mediaBox, button } = useClickToPlay(props);
  return (
    <PlayerArea
      {...{ source, mediaBox }}
      className={`framed-room framed-${source.type} noscript:hidden`}
    >
      {Host ? (
        <Host key={source.sources[0]?.src} {...props} messages={messages} />
      ) : (
        <PlayButton {...button} />
      )}
    </PlayerArea>
  );
}
