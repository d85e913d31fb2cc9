'use client';

import type { PlayerStore } from '@/lib/player/state/create-store';
import { usePlayerState } from './use-player-state';

/** The poster behind what is said of a provider's film that cannot be had: before that, the provider's frame may speak. */
export function EmbedStill({ store, src }: { store: PlayerStore; src: string }) {
  if (usePlayerState(store, 'status') !== 'failed') return null;
  return <img src={src} alt="" className="player-still" />;
}
