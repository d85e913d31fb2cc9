'use client';

import { useSyncExternalStore } from 'react';
import type { Follows } from '@/lib/visitor/follows/follows';
import { openStoredFollows } from '@/lib/visitor/follows/stored-follows';

/** What is followed on this device, shared by all components. */
export const deviceFollows = openStoredFollows();

const nothing: Follows = {};

/** What is followed; empty during server rendering and hydration. */
export function useFollows(): Follows {
  return useSyncExternalStore(deviceFollows.subscribe, deviceFollows.read, () => nothing);
}
