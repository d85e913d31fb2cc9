'use client';

import { useState } from 'react';

/** What is or was there since the page was opened, what came last first: so that it can be put back. */
export function useOnceThere<T>(there: T[], keyOf: (item: T) => string): T[] {
  const [known, setKnown] = useState(there);
  const keys = new Set(known.map(keyOf));
  const fresh = there.filter((item) => !keys.has(keyOf(item)));
  if (fresh.length > 0) setKnown([...fresh, ...known]);
  return known;
}
