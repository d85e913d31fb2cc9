import { useEffect } from 'react';
import { speakDescriptions } from '@/lib/player/captions/speak-descriptions';
import { findRunning, findTrack } from '@/lib/player/captions/text-tracks';
import type { Preferences } from '@/lib/player/session/preferences';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from '../player-props';
import { useTranscript } from '../transcript/use-transcript';
import { usePlayerValue } from '../use-player-state';

export type DescriptionModes = Pick<Preferences, 'descriptions' | 'spokenDescriptions'>;

type Props = {
  tracks: PlayerSource['tracks'];
  locale: string;
  store: PlayerStore;
  modes: DescriptionModes;
};

/** Descriptions of the picture: written over it, where screen readers announce them, or spoken by the browser. */
export function Descriptions({ tracks, locale, store, modes }: Props) {
  const { src, srclang = locale } = findTrack(tracks, 'descriptions', locale) ?? {};
  const { entries } = useTranscript(src);
  const running = usePlayerValue(store, ({ currentTime }) => findRunning(entries, currentTime));
  useEffect(
    () => (modes.spokenDescriptions ? speakDescriptions(store, entries, srclang) : undefined),
    [modes.spokenDescriptions, store, entries, srclang],
  );
  return (
    <p role="status" lang={srclang} className="player-description">
      {modes.descriptions && running?.text}
    </p>
  );
}

type FormProps = {
  modes: DescriptionModes;
  onChange: (change: Partial<DescriptionModes>) => void;
  messages: PlayerProps['messages']['descriptions'];
};

/** How the descriptions are given; none by default. */
export function DescriptionsForm({ modes, onChange, messages }: FormProps) {
  const offered = (['descriptions', 'spokenDescriptions'] as const).filter(
    (mode) => mode === 'descriptions' || 'speechSynthesis' in window,
  );
  return offered.map((mode) => (
    <label key={mode} className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={modes[mode]}
        onChange={({ target }) => onChange({ [mode]: target.checked })}
        className="size-5 shrink-0 accent-signal"
      />
      {mode === 'descriptions' ? messages.written : messages.spoken}
    </label>
  ));
}
