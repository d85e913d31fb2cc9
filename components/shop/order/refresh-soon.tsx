'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Delays of the page refreshes (ms): a payment is usually reported within seconds; later ones are
 * reported by mail.
 */
const moments = [2000, 5000, 10_000, 20_000, 40_000, 60_000];

/** Refreshes the page from the server a few times while mounted. Renders nothing. */
export function RefreshSoon() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timers = moments.map((moment) => setTimeout(() => navigator.onLine && refresh(), moment));
    return () => timers.forEach(clearTimeout);
  }, [refresh]);
  return null;
}
