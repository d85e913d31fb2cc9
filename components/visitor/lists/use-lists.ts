'use client';

import { useSyncExternalStore } from 'react';
import { openLists, type Reading } from '@/lib/visitor/lists/open-lists';

/** This device's lists, shared by all components. */
export const deviceLists = openLists();

/** The current lists; undefined during server rendering and hydration. */
export function useLists(): Reading | undefined {
  return useSyncExternalStore<Reading | undefined>(
    deviceLists.subscribe,
    deviceLists.read,
    () => undefined,
  );
}
