'use client';

import type { PlayerStore } from '@/lib/player/state/create-store';
import type { PlayerState } from '@/lib/player/state/player-state';
import type { PlayerProps } from './player-props';
import { usePlayerState } from './use-player-state';

type Props = {
  store: PlayerStore;
  words: PlayerProps['words'];
  /** Whether there is another source to try. */
  several: boolean;
  onRetry: () => void;
  onNext: () => void;
};

const reasons = {
  network: 'failedNetwork',
  decode: 'failedDecode',
  unsupported: 'failedUnsupported',
  unknown: 'failedUnknown',
} as const satisfies Record<NonNullable<PlayerState['failure']>, keyof Props['words']>;

/** What went wrong, and what can be tried. */
export function PlayerFailure({ store, words, several, onRetry, onNext }: Props) {
  const failed = usePlayerState(store, 'status') === 'failed';
  const failure = usePlayerState(store, 'failure') ?? 'unknown';
  return (
    <div role="alert" className="player-failure" hidden={!failed}>
      {failed && (
        <>
          <p>{words[reasons[failure]]}</p>
          <div className="player-choices">
            <button type="button" onClick={onRetry}>
              {words.retry}
            </button>
            {several && (
              <button type="button" onClick={onNext}>
                {words.nextSource}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
