'use client';

import Link from 'next/link';
import { Arrow } from '@/components/navigation/arrow';
import { hasVod } from '@/lib/builds/switches';
import type { Embed } from '@/lib/catalog/films/player-source/find-embed';
import { localePath } from '@/lib/i18n/locale-path';
import type { Session } from '@/lib/player/session/start-player';
import type { PlayerStore } from '@/lib/player/state/create-store';
import type { PlayerState } from '@/lib/player/state/player-state';
import type { PlayerProps } from './player-props';
import { usePlayerState } from './use-player-state';

type Props = {
  store: PlayerStore;
  locale: PlayerProps['locale'];
  words: PlayerProps['words'];
  /** Whether there is another source to try. */
  several: boolean;
  embed?: Embed;
  onChoose: (what: 'retry' | 'skip' | 'next') => void;
};

const reasons = {
  network: 'failedNetwork',
  missing: 'failedMissing',
  forbidden: 'failedForbidden',
  decode: 'failedDecode',
  unsupported: 'failedUnsupported',
  unknown: 'failedUnknown',
} as const satisfies Record<NonNullable<PlayerState['failure']>, keyof Props['words']>;

const choices = {
  retry: 'retry',
  skip: 'failedSkip',
  next: 'nextSource',
} as const satisfies Record<keyof Omit<Session, 'stop'>, keyof Props['words']>;

/** Error message with recovery actions, over the picture. */
export function PlayerFailure({ store, locale, words, several, embed, onChoose }: Props) {
  const failed = usePlayerState(store, 'status') === 'failed';
  const failure = usePlayerState(store, 'failure') ?? 'unknown';
  const stuck = usePlayerState(store, 'failures') > 1 && store.read().currentTime > 0;
  const offered = (['retry', 'skip', 'next'] as const).filter(
    (what) => what === 'retry' || (what === 'skip' ? stuck : several),
  );
  const silent = failure === 'network' && embed;
  const reason = silent ? words.failedProvider : words[reasons[failure]];
  const named = (text: string) => text.replaceAll('{provider}', embed?.name ?? '');
  return (
    <div role="alert" className="player-failure" hidden={!failed}>
      {failed && (
        <>
          <p>{named(reason)}</p>
          <div className="player-choices">
            {offered.map((what) => (
              <button key={what} type="button" onClick={() => onChoose(what)}>
                {words[choices[what]]}
              </button>
            ))}
            {embed && (
              <a href={embed.page} target="_blank" rel="noopener">
                {named(words.embedOpen)}
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
