import { useEffect, useState } from 'react';
import { loadCues } from '@/lib/player/captions/load-cues';
import { type TranscriptEntry, transcriptEntries } from '@/lib/player/captions/transcript';

type Transcript = {
  status: 'loading' | 'loaded' | 'failed';
  entries: readonly TranscriptEntry[];
};

const loading: Transcript = { status: 'loading', entries: [] };

/** Loads the transcript of a captions file; loads again when `src` changes. */
export function useTranscript(src: string | undefined): Transcript {
  const [loaded, setLoaded] = useState<Transcript & { src?: string }>(loading);
  useEffect(() => {
    if (!src) return;
    const fetching = new AbortController();
    loadCues(src, fetching.signal).then(
      (cues) => {
        const entries = transcriptEntries(cues);
        // A file without cues is not a captions file.
        setLoaded({ src, status: entries.length > 0 ? 'loaded' : 'failed', entries });
      },
      () => {
        if (!fetching.signal.aborted) setLoaded({ src, status: 'failed', entries: [] });
      },
    );
    return () => fetching.abort();
  }, [src]);
  return loaded.src === src ? loaded : loading;
}
