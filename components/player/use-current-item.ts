import { useSyncExternalStore } from 'react';
import { lastBegun } from '@/lib/player/captions/last-begun';
import type { PlayerStore } from '@/lib/player/state/create-store';

const never = () => () => {};

/**
 * Index of the current chapter or caption; -1 for none or before the player is ready. Re-renders only when it
 * changes.
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
