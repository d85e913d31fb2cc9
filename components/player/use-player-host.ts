'use client';

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { hasOfferEnded } from '@/lib/player/source/has-offer-ended';

type Host = typeof import('./player-host');
type Wishes = { autoplay?: boolean; until?: string };

/** A pointer that only passes over a film reaches for nothing, and one that presses at once wants the film first (ms). */
const intent = 200;

/**
 * The player's own code, asked for when a visitor reaches for it, or at once where the film's page says
 * `autoplay`. A download that fails may be tried again. Once the offer is over (`until`, ISO 8601) a press
 * shows the page as it is now.
 */
export function usePlayerHost({ autoplay = false, until }: Wishes = {}) {
  const [host, setHost] = useState<Host>();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const [live, setLive] = useState(false);
  const reaching = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function load() {
    clearTimeout(reaching.current);
    setLive(true);
    if (host) return true;
    const loaded = await import('./player-host').catch(() => setWanted(false));
    if (!loaded) return false;
    loaded.warmPlayer();
    setHost(loaded);
    return true;
  }
  function warm() {
    clearTimeout(reaching.current);
    reaching.current = setTimeout(() => void load(), intent);
  }
  /**
   * @param before what the player waits for
   * @returns whether there is a player
   */
  async function open(before?: Promise<void>): Promise<boolean> {
    clearTimeout(reaching.current);
    // Not awaited while it runs: a browser lets a film begin only in the press itself.
    if (until && isPast(until) && (await hasOfferEnded(until))) {
      window.location.reload();
      return true;
    }
    // Drawn after the film has been asked for: browsers send a request between tasks.
    startTransition(() => setWanted(true));
    await before;
    const there = await load();
    setOpened(there);
    return there;
  }
  /** The picture stands there again, as if nobody had pressed. */
  const close = useCallback(() => {
    setOpened(false);
    setWanted(false);
  }, []);
  /** It is pressed: what it waits for is asked for first. */
  const press = () => clearTimeout(reaching.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(() => {
    if (autoplay) void open();
    return () => clearTimeout(reaching.current);
  }, [autoplay]);
  return { Host: opened ? host?.PlayerHost : undefined, live, wanted, warm, press, open, close };
}

/** Whether this device's clock says that a moment (ISO 8601) has passed. */
export function isPast(moment: string): boolean {
  return Date.now() >= Date.parse(moment);
}
