'use client';

import { useMemo, useState } from 'react';
import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { searchEntries } from '@/lib/player/captions/search-entries';
import type { TranscriptEntry } from '@/lib/player/captions/transcript-entries';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { TranscriptLanguages } from './transcript-languages';
import { TranscriptList } from './transcript-list';
import type { TranscriptTrack, TranscriptWords } from './transcript-props';
import { TranscriptSearch } from './transcript-search';
import { useCurrentItem } from './use-current-item';
import { useTranscript } from './use-transcript';

type Props = {
  tracks: readonly TranscriptTrack[];
  locale: string;
  store?: PlayerStore;
  jump: (time: number) => void;
  words: TranscriptWords;
};

/** Language switch, search field and captions. */
export function TranscriptPanel({ tracks, locale, store, jump, words }: Props) {
  const [language, setLanguage] = useState(locale);
  const [query, setQuery] = useState('');
  const track = chooseLanguage(tracks, language);
  const transcript = useTranscript(track?.src);
  const { entries } = transcript;
  const found = useMemo(() => searchEntries(entries, query), [entries, query]);
  const searching = query.trim() !== '';
  const running = entries[useCurrentItem(entries, store)];
  const current = found.findIndex((entry) => running && isSame(entry, running));
  return (
    <div className="pb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TranscriptSearch
          query={query}
          hits={searching && transcript.status === 'loaded' ? found.length : undefined}
          onQuery={setQuery}
          words={words}
        />
        <TranscriptLanguages
          tracks={tracks}
          chosen={track?.srclang}
          onChoose={setLanguage}
          label={words.languages}
        />
      </div>
      {transcript.status !== 'loaded' && (
        <p role={transcript.status === 'failed' ? 'alert' : 'status'} className="label py-3">
          {words[transcript.status]}
        </p>
      )}
      <TranscriptList
        entries={found}
        current={current}
        lang={track?.srclang}
        label={words.title}
        jump={jump}
        follow={!searching}
      />
    </div>
  );
}

function isSame(one: TranscriptEntry, other: TranscriptEntry): boolean {
  return one.startTime === other.startTime && one.text === other.text;
}
