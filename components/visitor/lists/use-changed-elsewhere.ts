'use client';

import { useEffect, useState } from 'react';
import { deviceText } from '@/lib/primitives/storage/device-text';
import type { StoredKey } from '@/lib/primitives/storage/stored-items';

/** How often another tab has changed the value under a storage key since the page was opened. */
export function useChangedElsewhere(key: StoredKey): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () => deviceText(key).subscribe((elsewhere) => elsewhere && setChanges((count) => count + 1)),
    [key],
  );
  return changes;
}
