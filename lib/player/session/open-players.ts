import type { PlayerHandle } from '@/lib/player/player-handle';

const players = new Map<string, PlayerHandle>();
const listeners = new Set<() => void>();
const keyOf = (slug: string, type: string) => `${slug} ${type}`;

/** Makes a running player known to the page, for what stands beside it. Returns the way to take it back. */
export function announce(slug: string, type: 'video' | 'audio', handle: PlayerHandle): () => void {
  const key = keyOf(slug, type);
  players.set(key, handle);
  tell();
  return () => {
    if (players.get(key) === handle) players.delete(key);
    tell();
  };
}

/** The player that runs a film's media, once the visitor has opened it. */
export function findPlayer(slug: string, type: 'video' | 'audio'): PlayerHandle | undefined {
  return players.get(keyOf(slug, type));
}

/** `listener` hears when a player comes or goes. */
export function subscribePlayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
