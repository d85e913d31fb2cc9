'use client';

import { lazy, Suspense } from 'react';
import { useWasOpened } from '@/components/layout/use-was-opened';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { usePlayerValue } from '../use-player-state';
import type { TranscriptMessages, TranscriptTrack } from './transcript-panel';

const TranscriptPanel = lazy(async () => {
  const { TranscriptPanel } = await loadWhenOnline(() => import('./transcript-panel'));
  return { default: TranscriptPanel };
});

type Props = {
  /** Caption tracks, one for each language. */
  tracks: readonly TranscriptTrack[];
  /** The page's language. */
  locale: string;
  /** Undefined until the player is ready. */
  store?: PlayerStore;
  /** Seeks to a time (seconds), and opens the player if necessary. */
  jump: (time: number) => void;
  messages: TranscriptMessages;
  /** Loaded only when opened: the subtitles of a stream are in many files. */
  isOnDemand?: boolean;
};

/** The transcript beside the film. Loaded only when it is opened or the film runs. */
export function Transcript({ tracks, store, messages, isOnDemand, ...rest }: Props) {
  const { wasOpened, ref } = useWasOpened();
  const hasRun = usePlayerValue(store, ({ seen }) => seen);
  if (tracks.length === 0) return null;
  return (
    <details ref={ref} className="noscript:hidden">
      <summary>{messages.title}</summary>
      {(wasOpened || (hasRun && !isOnDemand)) && (
        <Suspense fallback={<p className="label py-3">{messages.loading}</p>}>
          <TranscriptPanel tracks={tracks} store={store} messages={messages} {...rest} />
        </Suspense>
      )}
    </details>
  );
}
