'use client';

import { useSyncExternalStore } from 'react';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { findPlayer, subscribePlayers } from '@/lib/player/session/open-players';

/** The player that runs a film's media, for what stands beside it; undefined until it is opened. */
export function usePlayer(slug: string, type: 'video' | 'audio'): PlayerHandle | undefined {
  return useSyncExternalStore(
    subscribePlayers,
    () => findPlayer(slug, type),
    () => undefined,
  );
}
