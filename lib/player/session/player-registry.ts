import type { PlayerHandle } from '@/lib/player/player-handle';

const players = new Map<string, PlayerHandle>();
const listeners = new Set<() => void>();
const keyOf = (slug: string, type: string) => `${slug} ${type}`;

/** Registers a running player, for components outside it. Returns the function that unregisters it. */
export function registerPlayer(
  slug: string,
  type: 'video' | 'audio',
  handle: PlayerHandle,
): () => void {
  const key = keyOf(slug, type);
  players.set(key, handle);
  notifyListeners();
  return () => {
    if (players.get(key) === handle) players.delete(key);
    notifyListeners();
  };
}

/** The registered player of a film's media, if any. */
export function findPlayer(slug: string, type: 'video' | 'audio'): PlayerHandle | undefined {
  return players.get(keyOf(slug, type));
}

/** `listener` is called when a player is registered or unregistered. */
export function subscribePlayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
