'use client';

import { useEffect, useState } from 'react';

type Host = typeof import('./player-host');

/**
 * The player's own code, asked for when a visitor reaches for it, or at once where the film's page says
 * `autoplay`. A download that fails may be tried again.
 */
export function usePlayerHost({ autoplay = false } = {}) {
  const [host, setHost] = useState<Host>();
  const [wanted, setWanted] = useState(false);
  const [live, setLive] = useState(false);
  async function warm() {
    setLive(true);
    if (host) return;
    const loaded = await import('./player-host').catch(() => setWanted(false));
    if (!loaded) return;
    loaded.warmPlayer();
    setHost(loaded);
  }
  function open() {
    setWanted(true);
    void warm();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(() => {
    if (autoplay) open();
  }, [autoplay]);
  return { Host: wanted ? host?.PlayerHost : undefined, live, wanted, warm, open };
}
