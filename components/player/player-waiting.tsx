'use client';

import { useEffect, useState } from 'react';
import type { PlayerStore } from '@/lib/player/state/create-store';
import type { PlayerProps } from './player-props';
import { usePlayerState } from './use-player-state';

/** Timeout in ms after which recovery actions are shown. */
const patience = 15_000;

type Props = {
  store: PlayerStore;
  words: PlayerProps['words'];
  several: boolean;
  onChoose: (what: 'retry' | 'next') => void;
};

/** Loading indicator; after 15 s with recovery actions. */
export function PlayerWaiting({ store, words, several, onChoose }: Props) {
  const ads = usePlayerState(store, 'ads');
  // Ads have their own indicator.
  const isFilm = ads !== 'requesting' && ads !== 'playing';
  const waits = usePlayerState(store, 'status') === 'loading' && isFilm;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!waits) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [waits]);
  return (
    <div role="status" className="player-waiting">
      {waits && <p>{long ? words.waitingLong : words.loading}</p>}
      {waits && long && (
        <div className="player-choices">
          <button type="button" onClick={() => onChoose('retry')}>
            {words.retry}
          </button>
          {several && (
            <button type="button" onClick={() => onChoose('next')}>
              {words.nextSource}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
