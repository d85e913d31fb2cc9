'use client';

import { useSyncExternalStore } from 'react';
import { openLists, type Reading } from '@/lib/visitor/lists/open-lists';

/** The lists of this device, for all that draws them. */
export const deviceLists = openLists();

/** What they hold now; undefined while the page is the server's. */
export function useLists(): Reading | undefined {
  return useSyncExternalStore<Reading | undefined>(
    deviceLists.subscribe,
    deviceLists.read,
    () => undefined,
  );
}
