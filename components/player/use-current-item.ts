import { useSyncExternalStore } from 'react';
import { lastBegun } from '@/lib/player/captions/last-begun';
import type { PlayerStore } from '@/lib/player/state/create-store';

const never = () => () => {};

/**
 * Index of the chapter or caption that runs, -1 for none, before the player is there as well. Renders
 * again only when another one begins.
 */
export function useCurrentItem(
  items: readonly { startTime: number }[],
  store: PlayerStore | undefined,
): number {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => (store ? lastBegun(items, store.read().currentTime) : -1),
    () => -1,
  );
}
