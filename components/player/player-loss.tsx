'use client';

import { useEffect } from 'react';
import type { PlayerState, PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from './player-props';
import { usePlayerState } from './use-player-state';

const keys = {
  audio: 'lostAudio',
  subtitles: 'lostSubtitles',
  segment: 'lostSegment',
} as const satisfies Record<NonNullable<PlayerState['loss']>, keyof PlayerProps['messages']>;

/** How long the message stays visible, in ms. */
const duration = 6000;

type Props = { store: PlayerStore; messages: PlayerProps['messages'] };

/** Says for some seconds what a stream continues without. */
export function PlayerLoss({ store, messages }: Props) {
  const loss = usePlayerState(store, 'loss');
  useEffect(() => {
    if (!loss) return;
    const timer = setTimeout(() => store.write({ loss: undefined }), duration);
    return () => clearTimeout(timer);
  }, [loss, store]);
  return (
    <p role="status" className="player-sign">
      {loss && messages[keys[loss]]}
    </p>
  );
}
