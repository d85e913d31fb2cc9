'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { LinkBar } from '@/components/layout/link-bar';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import { chooseTrack, transcriptTracks } from '@/lib/player/captions/text-tracks';
import type { Chapter } from '@/lib/player/chapters/chapters';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { findPlayer, subscribePlayers } from '@/lib/player/session/player-registry';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { writeTimeLink } from '@/lib/player/time-link';
import type { PlayerProps } from './player-props';
import { TimedButton, useCurrentItem } from './timed-item';
import { Transcript } from './transcript';

const none: readonly Chapter[] = [];

// Loaded only when the film runs.
const LazyCaptionStyleForm = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./caption-style-form'))).CaptionStyleForm,
}));
const Descriptions = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./descriptions'))).Descriptions,
}));

type Props = {
  slug: string;
  source: PlayerSource;
  locale: string;
  words: Pick<PlayerProps['words'], 'chapters' | 'transcript' | 'descriptions' | 'captionLook'>;
  /** Opens the player if necessary; it starts at the time in the URL. */
  onStart: () => void;
  /** Links before them. */
  links?: ReactNode;
};

/** A row below a film: links, its transcript, and while it is open its chapters, descriptions and caption settings. */
export function BesidePlayer({ slug, source, locale, words, onStart, links }: Props) {
  const { type, tracks } = source;
  const handle = usePlayer(slug, type);
  const streamed = handle?.subtitles ?? [];
  const transcripts = transcriptTracks([...tracks, ...streamed]);
  const chapterTracks = tracks.filter(({ kind }) => kind === 'chapters');
  const chapters = useChapters(handle && chooseTrack(chapterTracks, locale)?.src);
  const jump = (time: number) => {
    if (handle) {
      handle.seek(time);
      handle.play();
      return;
    }
    window.history.replaceState(null, '', writeTimeLink(window.location.href, time));
    onStart();
  };
  const common = { store: handle?.store, jump };
  return (
    <LinkBar>
      {links}
      <Transcript
        tracks={transcripts}
        isOnDemand={streamed.length > 0}
        locale={locale}
        words={words.transcript}
        {...common}
      />
      <Chapters chapters={chapters} words={{ title: words.chapters }} {...common} />
      {handle && (
        <Suspense>
          {transcripts.length > 0 && (
            <LazyCaptionStyleForm root={handle.root} words={words.captionLook} />
          )}
          <Descriptions {...{ tracks, locale, words }} store={handle.store} />
        </Suspense>
      )}
    </LinkBar>
  );
}

/** The player that runs a film's media; undefined until it is opened. */
function usePlayer(slug: string, type: 'video' | 'audio'): PlayerHandle | undefined {
  return useSyncExternalStore(
    subscribePlayers,
    () => findPlayer(slug, type),
    () => undefined,
  );
}

/** The chapters of a file; empty while loading, on failure, or without a file. */
function useChapters(src: string | undefined): readonly Chapter[] {
  const [loaded, setLoaded] = useState<{ src: string; chapters: readonly Chapter[] }>();
  useEffect(() => {
    if (!src) return;
    const fetching = new AbortController();
    async function load(file: string) {
      const { loadChapters } = await import('@/lib/player/chapters/load-chapters');
      const chapters = await loadChapters(file);
      if (!fetching.signal.aborted) setLoaded({ src: file, chapters });
    }
    void load(src);
    return () => fetching.abort();
  }, [src]);
  return loaded && loaded.src === src ? loaded.chapters : none;
}

type ChaptersProps = {
  chapters: readonly Chapter[];
  /** Undefined until the player is ready. */
  store?: PlayerStore;
  /** Seeks to a time (seconds), and opens the player if necessary. */
  jump: (time: number) => void;
  words: { title: string };
};

/** The film's chapters as a list; the current one is marked. */
function Chapters({ chapters, store, jump, words }: ChaptersProps) {
  const current = useCurrentItem(chapters, store);
  if (chapters.length === 0) return null;
  return (
    <details>
      <summary>{words.title}</summary>
      <ol className="border-line border-t">
        {chapters.map(({ startTime, title }, index) => (
          <li key={startTime} className="border-b border-line">
            <TimedButton
              time={startTime}
              current={index === current}
              onClick={() => jump(startTime)}
            >
              {title}
            </TimedButton>
          </li>
        ))}
      </ol>
    </details>
  );
}
