'use client';

import Link from 'next/link';
import { useElapsed } from '@/components/layout/use-elapsed';
import { Arrow } from '@/components/navigation/arrow';
import { hasVod } from '@/lib/builds/build-constants';
import type { Embed } from '@/lib/catalog/films/player-source';
import { localePath } from '@/lib/i18n/locales';
import type { Recovery } from '@/lib/player/session/start-player';
import { isShowingAds, type PlayerState, type PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from './player-props';
import { longWait } from './start/start-notice';
import { usePlayerState, usePlayerValue } from './use-player-state';

type FailureProps = {
  store: PlayerStore;
  locale: PlayerProps['locale'];
  messages: PlayerProps['messages'];
  /** Whether there is another source to try. */
  hasAlternatives: boolean;
  embed?: Embed;
  onChoose: (action: Recovery) => void;
};

const reasons = {
  network: 'failedNetwork',
  missing: 'failedMissing',
  forbidden: 'failedForbidden',
  unreadable: 'failedUnreadable',
  decode: 'failedDecode',
  unsupported: 'failedUnsupported',
  unknown: 'failedUnknown',
} as const satisfies Record<NonNullable<PlayerState['failure']>, keyof FailureProps['messages']>;

const choices = {
  retry: 'retry',
  skip: 'failedSkip',
  next: 'nextSource',
} as const satisfies Record<Recovery, keyof FailureProps['messages']>;

/** Error message with recovery actions, over the picture. */
export function PlayerFailure({
  store,
  locale,
  messages,
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
  const reason = silent ? messages.failedProvider : messages[reasons[failure]];
  const withProviderName = (text: string) => text.replaceAll('{provider}', embed?.name ?? '');
  return (
    <div role="alert" className="player-failure" hidden={!failed}>
      {failed && (
        <>
          <p>{withProviderName(reason)}</p>
          <div className="player-choices">
            {offered.map((action) => (
              <button key={action} type="button" onClick={() => onChoose(action)}>
                {messages[choices[action]]}
              </button>
            ))}
            {embed && (
              <a href={embed.page} target="_blank" rel="noopener">
                {withProviderName(messages.embedOpen)}
                <Arrow sign="↗" />
              </a>
            )}
            {hasVod && (
              <Link href={localePath('/vod', locale)} prefetch={false}>
                {messages.failedOther}
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
  messages: PlayerProps['messages'];
  hasAlternatives: boolean;
  onChoose: (action: Recovery) => void;
};

/** Loading indicator; after a long wait with recovery actions. */
export function PlayerWaiting({ store, messages, hasAlternatives, onChoose }: WaitingProps) {
  // Ads have their own indicator.
  const waits = usePlayerValue(
    store,
    (state) => state.status === 'loading' && !isShowingAds(state),
  );
  const isLong = useElapsed(waits, longWait);
  return (
    <div role="status" className="player-waiting">
      {waits && <p>{isLong ? messages.waitingLong : messages.loading}</p>}
      {waits && isLong && (
        <div className="player-choices">
          <button type="button" onClick={() => onChoose('retry')}>
            {messages.retry}
          </button>
          {hasAlternatives && (
            <button type="button" onClick={() => onChoose('next')}>
              {messages.nextSource}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
