'use client';

import { useEffect, useState } from 'react';
import { deviceText } from '@/lib/primitives/storage/device-text';
import type { KeptKey } from '@/lib/primitives/storage/kept';

/** How often another tab has changed what the device keeps under a name, since the page was opened. */
export function useChangedElsewhere(key: KeptKey): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () => deviceText(key).subscribe((elsewhere) => elsewhere && setChanges((count) => count + 1)),
    [key],
  );
  return changes;
}
