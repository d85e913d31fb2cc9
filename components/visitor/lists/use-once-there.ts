'use client';

import { useState } from 'react';

/**
 * Items that are or were present since the page was opened, newest first, so that a removed item can be put back. A
 * change in another tab drops the removed items: only the tab that removed an item offers to put it back.
 * @param elsewhere number of changes in other tabs
 */
export function useOnceThere<T>(there: T[], keyOf: (item: T) => string, elsewhere: number): T[] {
  const [known, setKnown] = useState(there);
  const [heard, setHeard] = useState(elsewhere);
  const keys = new Set(known.map(keyOf));
  const fresh = there.filter((item) => !keys.has(keyOf(item)));
  if (heard !== elsewhere) {
    setHeard(elsewhere);
    setKnown(there);
  } else if (fresh.length > 0) setKnown([...fresh, ...known]);
  return known;
}
