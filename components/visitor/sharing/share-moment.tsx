'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { findPlayer, subscribePlayers } from '@/lib/player/session/player-registry';
import { formatClock, readTimeLink } from '@/lib/player/time-link';

type Props = {
  slug: string;
  type: 'video' | 'audio';
  /** Path of the film's page, with its language prefix. */
  address: string;
  title: string;
  /** Contains the placeholder `{time}`. */
  words: string;
  /** Before the words. */
  children: ReactNode;
};

const never = () => () => {};

/**
 * Shares a link to the current time of the film; before it is started, to the time in the page's URL. Nothing where there
 * is neither.
 */
export function ShareMoment({ slug, type, address, title, words, children }: Props) {
  const [linked, setLinked] = useState<number>();
  useEffect(() => setLinked(readTimeLink(window.location)), []);
  const player = useSyncExternalStore(
    subscribePlayers,
    () => findPlayer(slug, type),
    () => undefined,
  );
  const time = useSyncExternalStore(
    player?.store.subscribe ?? never,
    () => player && Math.floor(player.store.read().currentTime),
    () => undefined,
  );
  const moment = time ?? linked;
  if (!moment) return null;
  return (
    <button
      type="button"
      data-live="share"
      data-url={address}
      data-title={title}
      data-moment={moment}
      className="action tabular-nums"
    >
      {children} {words.replace('{time}', formatClock(moment))}
    </button>
  );
}
