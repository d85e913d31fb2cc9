'use client';

import { useState } from 'react';
import { chooseTrack } from '@/lib/player/captions/text-tracks';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from './player-props';
import { useCurrentItem } from './timed-item';
import { useTranscript } from './use-transcript';

type Props = {
  tracks: PlayerSource['tracks'];
  locale: string;
  store: PlayerStore;
  words: Pick<PlayerProps['words'], 'descriptions'>;
};

/** Audio descriptions as text beside the film; screen readers announce them as they occur. */
export function Descriptions({ tracks, locale, store, words }: Props) {
  const track = chooseTrack(
    tracks.filter(({ kind }) => kind === 'descriptions'),
    locale,
  );
  const [isEnabled, setIsEnabled] = useState(() => readPreferences().descriptions);
  const { entries } = useTranscript(isEnabled ? track?.src : undefined);
  const now = entries[useCurrentItem(entries, store)];
  if (!track) return null;
  function enable(descriptions: boolean) {
    setIsEnabled(descriptions);
    writePreferences({ descriptions });
  }
  return (
    <>
      <label className="label flex min-h-8 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={({ target }) => enable(target.checked)}
          className="size-5 shrink-0 accent-signal"
        />
        {words.descriptions}
      </label>
      <p
        role="status"
        lang={track.srclang}
        className={isEnabled ? 'order-1 min-h-12 basis-full leading-normal' : 'sr-only'}
      >
        {isEnabled && now?.text}
      </p>
    </>
  );
}
