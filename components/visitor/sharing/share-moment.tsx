'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { findPlayer, subscribePlayers } from '@/lib/player/session/player-registry';
import { formatClock, readTimeLink } from '@/lib/player/time-link';

type Props = {
  slug: string;
  type: 'video' | 'audio';
  /** Contains the placeholder `{time}`. */
  words: string;
};

const never = () => () => {};

/**
 * Checkbox beside the share button for a link to the current time of the film, or to the time in the page's URL. Nothing
 * before the film has been started.
 */
export function ShareMoment({ slug, type, words }: Props) {
  const [linked, setLinked] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const moment = readTimeLink(window.location);
    setLinked(moment);
    setChosen(moment);
  }, []);
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
  const moment = chosen ?? time ?? linked;
  if (!moment) return null;
  return (
    <label className="label flex min-h-10 cursor-pointer items-center gap-2 pr-2">
      <input
        type="checkbox"
        data-moment={moment}
        checked={chosen !== undefined}
        onChange={({ target }) => setChosen(target.checked ? moment : undefined)}
        className="size-5 shrink-0 accent-signal"
      />
      {words.replace('{time}', formatClock(moment))}
    </label>
  );
}
