'use client';

import { useState } from 'react';

/**
 * What is or was there since the page was opened, what came last first: so that it can be put back.
 * What was taken away elsewhere goes: only who took something away looks for the way to put it back.
 *
 * @param elsewhere how often something has changed in another tab
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
