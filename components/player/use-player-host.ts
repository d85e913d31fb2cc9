'use client';

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { AdConfig } from '@/lib/ads/ad-config';
import { reportIfOffline } from '@/lib/navigation/connection/no-connection';
import { hasOfferEnded } from '@/lib/player/source/has-offer-ended';

type Host = typeof import('./player-host');
type HostOptions = { autoplay?: boolean; until?: string; ads?: AdConfig };
/** Result of a press; `offline` without a connection. */
type Outcome = 'opened' | 'offline' | 'failed';

/**
 * Delay in ms before hover preloads the player. So a passing pointer is ignored, and on an immediate click the
 * film loads first.
 */
const intent = 200;

/**
 * Loads the player's code on hover or focus, or at once for `autoplay`. A failed download can be retried;
 * `failed` tells the caller to show the failure. If the offer has ended (`until`, ISO 8601), a click reloads
 * the page.
 */
export function usePlayerHost({ autoplay = false, until, ads }: HostOptions = {}) {
  const [host, setHost] = useState<Host>();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const [live, setLive] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hasHelp, setHasHelp] = useState(false);
  const reaching = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function load() {
    clearTimeout(reaching.current);
    setLive(true);
    if (host) return true;
    const loaded = await import('./player-host').catch(() => setWanted(false));
    if (!loaded) return false;
    loaded.preloadPlayer(ads);
    setHost(loaded);
    return true;
  }
  function preload() {
    clearTimeout(reaching.current);
    reaching.current = setTimeout(() => void load(), intent);
  }
  /** @param before awaited before the player loads */
  async function open(before?: Promise<void>): Promise<Outcome> {
    clearTimeout(reaching.current);
    // The server's clock is asked only if the offer seems to be over. During the offer nothing is awaited, because
    // browsers allow playback only within the click handler.
    if (until && isPast(until) && (await hasOfferEnded(until))) {
      window.location.reload();
      return 'opened';
    }
    // Deferred, because a browser sends the film's request only when the current task has ended.
    startTransition(() => setWanted(true));
    await before;
    const isLoaded = await load();
    setOpened(isLoaded);
    const isReported = isLoaded || (await reportIfOffline());
    setFailed(!isReported);
    if (isLoaded) return 'opened';
    return isReported || !navigator.onLine ? 'offline' : 'failed';
  }
  /**
   * Shows the list of keyboard shortcuts before the film has started. The list is part of the player's code, so
   * that is loaded.
   */
  function showHelp() {
    setHasHelp(true);
    void load();
  }
  /** Shows the picture again, as before the click. */
  const close = useCallback(() => {
    setOpened(false);
    setWanted(false);
  }, []);
  /** On press, cancels the pending preload, so that the film loads first. */
  const press = () => clearTimeout(reaching.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(() => {
    if (autoplay) void open();
    return () => clearTimeout(reaching.current);
  }, [autoplay]);
  const Host = opened ? host?.PlayerHost : undefined;
  const Help = hasHelp ? host?.OpenShortcuts : undefined;
  const help = { Help, showHelp, hideHelp: () => setHasHelp(false) };
  return { Host, help, live, wanted, failed, preload, press, open, close };
}

/** Whether a time (ISO 8601) has passed on this device's clock. */
export function isPast(moment: string): boolean {
  return Date.now() >= Date.parse(moment);
}
