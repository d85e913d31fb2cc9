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
  const streamTracks = handle?.streamTracks;
  const transcripts = transcriptTracks(streamTracks ?? tracks);
  const chapterTracks = tracks.filter(({ kind }) => kind === 'chapters');
  const chapters = useChapters(handle && chooseTrack(chapterTracks, locale)?.src);
  const jump = (time: number) => {
    if (handle) {
      handle.seek(time);
      handle.play();
      return;
    }
    history.replaceState(null, '', writeTimeLink(location.href, time));
    onStart();
  };
  const common = { store: handle?.store, jump };
  return (
    <LinkBar>
      {links}
      <Transcript
        tracks={transcripts}
        isOnDemand={streamTracks !== undefined}
        locale={locale}
        words={words.transcript}
        {...common}
      />
      <Chapters chapters={chapters} title={words.chapters} {...common} />
      {handle && (
        <Suspense>
          {transcripts.length > 0 && (
            <LazyCaptionStyleForm root={handle.root} words={words.captionLook} />
          )}
          <Descriptions tracks={tracks} locale={locale} words={words} store={handle.store} />
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
  const [chapters, setChapters] = useState(none);
  useEffect(() => {
    if (!src) return;
    let isCurrent = true;
    void import('@/lib/player/chapters/load-chapters')
      .then(({ loadChapters }) => loadChapters(src))
      .then((loaded) => isCurrent && setChapters(loaded));
    return () => {
      isCurrent = false;
      setChapters(none);
    };
  }, [src]);
  return chapters;
}

type ChaptersProps = {
  chapters: readonly Chapter[];
  /** Undefined until the player is ready. */
  store?: PlayerStore;
  /** Seeks to a time (seconds), and opens the player if necessary. */
  jump: (time: number) => void;
  title: string;
};

/** The film's chapters as a list; the current one is marked. */
function Chapters({ chapters, store, jump, title: name }: ChaptersProps) {
  const current = useCurrentItem(chapters, store);
  if (chapters.length === 0) return null;
  return (
    <details>
      <summary>{name}</summary>
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
