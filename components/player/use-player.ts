import { useSyncExternalStore } from 'react';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { findPlayer, subscribePlayers } from '@/lib/player/session/player-registry';

/** The player that runs a film's media; undefined until it is opened. */
export function usePlayer(slug: string, type: 'video' | 'audio'): PlayerHandle | undefined {
  return useSyncExternalStore(
    subscribePlayers,
    () => findPlayer(slug, type),
    () => undefined,
  );
}
