'use client';

import { useState, useSyncExternalStore } from 'react';

const listen = () => () => {};

/**
 * Whether a component took over what the server drew with the document; one that the router brings later,
 * or brings back, draws itself.
 */
export function useTakesOver(): boolean {
  const isHydrating = useSyncExternalStore(
    listen,
    () => false,
    () => true,
  );
  const [tookOver] = useState(isHydrating);
  return tookOver;
}
