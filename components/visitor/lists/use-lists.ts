'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import type { StoredKey } from '@/lib/primitives/storage/stored-items';
import { type ListsState, openStoredLists } from '@/lib/visitor/lists/stored-lists';

/** This device's lists, shared by all components. */
export const deviceLists = openStoredLists();

/** The current lists; undefined during server rendering and hydration. */
export function useLists(): ListsState | undefined {
  return useSyncExternalStore<ListsState | undefined>(
    deviceLists.subscribe,
    deviceLists.read,
    () => undefined,
  );
}

/** How often another tab has changed the value under a storage key since the page was opened. */
export function useChangedElsewhere(key: StoredKey): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () => deviceText(key).subscribe((elsewhere) => elsewhere && setChanges((count) => count + 1)),
    [key],
  );
  return changes;
}

/**
 * Items that are or were present since the page was opened, newest first, so that a removed item can be put back. A
 * change in another tab drops the removed items: only the tab that removed an item offers to put it back.
 * @param elsewhere number of changes in other tabs
 */
export function useRemovableItems<T>(
  present: T[],
  keyOf: (item: T) => string,
  elsewhere: number,
): T[] {
  const [listedItems, setListedItems] = useState(present);
  const [seenChanges, setSeenChanges] = useState(elsewhere);
  const keys = new Set(listedItems.map(keyOf));
  const newItems = present.filter((item) => !keys.has(keyOf(item)));
  if (seenChanges !== elsewhere) {
    setSeenChanges(elsewhere);
    setListedItems(present);
  } else if (newItems.length > 0) setListedItems([...newItems, ...listedItems]);
  return listedItems;
}
