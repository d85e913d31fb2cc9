'use client';

import { useEffect, useState } from 'react';
import { hasOfferEnded } from '@/lib/player/source/has-offer-ended';

type Host = typeof import('./player-host');
type Wishes = { autoplay?: boolean; until?: string };

/**
 * The player's own code, asked for when a visitor reaches for it, or at once where the film's page says
 * `autoplay`. A download that fails may be tried again. Once the offer is over (`until`, ISO 8601) a press
 * shows the page as it is now.
 */
export function usePlayerHost({ autoplay = false, until }: Wishes = {}) {
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
  async function open() {
    // Not awaited while it runs: a browser lets a film begin only in the press itself.
    if (until && Date.now() >= Date.parse(until) && (await hasOfferEnded(until)))
      return window.location.reload();
    setWanted(true);
    void warm();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(() => {
    if (autoplay) void open();
  }, [autoplay]);
  return { Host: wanted ? host?.PlayerHost : undefined, live, wanted, warm, open };
}
