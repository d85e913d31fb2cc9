'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { useElapsed } from '@/components/layout/use-elapsed';
import { Arrow } from '@/components/navigation/arrow';
import { hasVod } from '@/lib/builds/build-constants';
import type { Embed } from '@/lib/catalog/films/player-source';
import { localePath } from '@/lib/i18n/locales';
import type { Session } from '@/lib/player/session/start-player';
import { initialState, type PlayerState, type PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from './player-props';
import { longWait } from './start-notice';

type FailureProps = {
  store: PlayerStore;
  locale: PlayerProps['locale'];
  words: PlayerProps['words'];
  /** Whether there is another source to try. */
  hasAlternatives: boolean;
  embed?: Embed;
  onChoose: (action: 'retry' | 'skip' | 'next') => void;
};

const reasons = {
  network: 'failedNetwork',
  missing: 'failedMissing',
  forbidden: 'failedForbidden',
  unreadable: 'failedUnreadable',
  decode: 'failedDecode',
  unsupported: 'failedUnsupported',
  unknown: 'failedUnknown',
} as const satisfies Record<NonNullable<PlayerState['failure']>, keyof FailureProps['words']>;

const choices = {
  retry: 'retry',
  skip: 'failedSkip',
  next: 'nextSource',
} as const satisfies Record<keyof Omit<Session, 'stop'>, keyof FailureProps['words']>;

/** Error message with recovery actions, over the picture. */
export function PlayerFailure({
  store,
  locale,
  words,
  hasAlternatives,
  embed,
  onChoose,
}: FailureProps) {
  const failed = usePlayerState(store, 'status') === 'failed';
  const failure = usePlayerState(store, 'failure') ?? 'unknown';
  const isStuck = usePlayerState(store, 'failures') > 1 && store.read().currentTime > 0;
  const offered = (['retry', 'skip', 'next'] as const).filter(
    (action) => action === 'retry' || (action === 'skip' ? isStuck : hasAlternatives),
  );
  const silent = failure === 'network' && embed;
  const reason = silent ? words.failedProvider : words[reasons[failure]];
  const withProviderName = (text: string) => text.replaceAll('{provider}', embed?.name ?? '');
  return (
    <div role="alert" className="player-failure" hidden={!failed}>
      {failed && (
        <>
          <p>{withProviderName(reason)}</p>
          <div className="player-choices">
            {offered.map((action) => (
              <button key={action} type="button" onClick={() => onChoose(action)}>
                {words[choices[action]]}
              </button>
            ))}
            {embed && (
              <a href={embed.page} target="_blank" rel="noopener">
                {withProviderName(words.embedOpen)}
                <Arrow sign="↗" />
              </a>
            )}
            {hasVod && (
              <Link href={localePath('/vod', locale)} prefetch={false}>
                {words.failedOther}
              </Link>
            )}
          </div>
        </>
      )}
    </div>
  );
}

type WaitingProps = {
  store: PlayerStore;
  words: PlayerProps['words'];
  hasAlternatives: boolean;
  onChoose: (action: 'retry' | 'next') => void;
};

/** Loading indicator; after a long wait with recovery actions. */
export function PlayerWaiting({ store, words, hasAlternatives, onChoose }: WaitingProps) {
  const ads = usePlayerState(store, 'ads');
  // Ads have their own indicator.
  const isFilm = ads !== 'requesting' && ads !== 'playing';
  const waits = usePlayerState(store, 'status') === 'loading' && isFilm;
  const isLong = useElapsed(waits, longWait);
  return (
    <div role="status" className="player-waiting">
      {waits && <p>{isLong ? words.waitingLong : words.loading}</p>}
      {waits && isLong && (
        <div className="player-choices">
          <button type="button" onClick={() => onChoose('retry')}>
            {words.retry}
          </button>
          {hasAlternatives && (
            <button type="button" onClick={() => onChoose('next')}>
              {words.nextSource}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Subscribes to one key of the player's state; re-renders only when it changes. */
export function usePlayerState<Key extends keyof PlayerState>(
  store: PlayerStore,
  key: Key,
): PlayerState[Key] {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()[key],
    () => initialState[key],
  );
}
