'use client';

import { useMemo, useState } from 'react';
import { searchEntries } from '@/lib/player/captions/search-transcript';
import { chooseTrack } from '@/lib/player/captions/text-tracks';
import type { TranscriptEntry } from '@/lib/player/captions/transcript';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { useCurrentItem } from './timed-item';
import { TranscriptList } from './transcript-list';
import { useTranscript } from './use-transcript';

/** `label` is the language's name in the page's language. */
export type TranscriptTrack = { srclang: string; src: string; label: string };

export type TranscriptMessages = {
  title: string;
  search: string;
  hitsNone: string;
  hitsOne: string;
  /** Contains the placeholder `{count}`. */
  hitsOther: string;
  languages: string;
  loading: string;
  failed: string;
};

type Props = {
  tracks: readonly TranscriptTrack[];
  locale: string;
  store?: PlayerStore;
  jump: (time: number) => void;
  messages: TranscriptMessages;
};

/** Language switch, search field and captions. */
export function TranscriptPanel({ tracks, locale, store, jump, messages }: Props) {
  const [language, setLanguage] = useState(locale);
  const [query, setQuery] = useState('');
  const track = chooseTrack(tracks, language);
  const transcript = useTranscript(track?.src);
  const { entries } = transcript;
  const matches = useMemo(() => searchEntries(entries, query), [entries, query]);
  const searching = query.trim() !== '';
  const running = entries[useCurrentItem(entries, store)];
  const current = matches.findIndex((entry) => running && isSame(entry, running));
  return (
    <div className="pb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TranscriptSearch
          query={query}
          hits={searching && transcript.status === 'loaded' ? matches.length : undefined}
          onQuery={setQuery}
          messages={messages}
        />
        <TranscriptLanguages
          tracks={tracks}
          chosen={track?.srclang}
          onChoose={setLanguage}
          label={messages.languages}
        />
      </div>
      {transcript.status !== 'loaded' && (
        <p role={transcript.status === 'failed' ? 'alert' : 'status'} className="label py-3">
          {messages[transcript.status]}
        </p>
      )}
      <TranscriptList
        entries={matches}
        current={current}
        lang={track?.srclang}
        label={messages.title}
        jump={jump}
        follow={!searching}
      />
    </div>
  );
}

function isSame(one: TranscriptEntry, other: TranscriptEntry): boolean {
  return one.startTime === other.startTime && one.text === other.text;
}

type SearchProps = {
  query: string;
  /** Number of hits; undefined without a search. */
  hits?: number;
  onQuery: (query: string) => void;
  messages: TranscriptMessages;
};

/** Search field of the transcript; the number of hits is a live region. */
function TranscriptSearch({ query, hits, onQuery, messages }: SearchProps) {
  return (
    <div className="min-w-0 grow">
      <label className="block max-w-md">
        <span className="label mb-1 block text-muted">{messages.search}</span>
        <input
          type="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          autoComplete="off"
          className="h-10 w-full border-2 border-ink bg-paper px-2 text-ink"
        />
      </label>
      <p role="status" className="label mt-1 min-h-5">
        {hits !== undefined && formatHits(hits, messages)}
      </p>
    </div>
  );
}

function formatHits(hits: number, { hitsNone, hitsOne, hitsOther }: TranscriptMessages): string {
  if (hits === 0) return hitsNone;
  return hits === 1 ? hitsOne : hitsOther.replace('{count}', String(hits));
}

type LanguagesProps = {
  tracks: readonly TranscriptTrack[];
  chosen?: string;
  onChoose: (srclang: string) => void;
  label: string;
};

/** Language switch of the transcript, if there are several languages. */
function TranscriptLanguages({ tracks, chosen, onChoose, label }: LanguagesProps) {
  if (tracks.length < 2) return null;
  return (
    // Aligned with the search field, below which the number of hits is shown.
    <fieldset className="flex sm:mb-6" aria-label={label}>
      {tracks.map(({ srclang, label: name }) => (
        <button
          key={srclang}
          type="button"
          aria-pressed={srclang === chosen}
          onClick={() => onChoose(srclang)}
          className="label first-letter:uppercase not-first:-ml-0.5 min-h-10 cursor-pointer border-2 border-ink px-3 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
