'use client';

import type { PlayerStore } from '@/lib/player/state/create-store';
import { usePlayerState } from './use-player-state';

/** The film's still, over the stage until something of the film has been seen. */
export function PlayerStill({ store, src }: { store: PlayerStore; src: string }) {
  if (usePlayerState(store, 'seen')) return null;
  return <img src={src} alt="" className="player-still" />;
}
