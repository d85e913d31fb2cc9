'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds after which the page looks again: what it waits for comes within seconds, or is written by mail. */
const moments = [2000, 5000, 10_000, 20_000, 40_000, 60_000];

/** Has the server draw the page again a few times, as long as this stands on it. Draws nothing. */
export function RefreshSoon() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timers = moments.map((moment) => setTimeout(() => navigator.onLine && refresh(), moment));
    return () => timers.forEach(clearTimeout);
  }, [refresh]);
  return null;
}
