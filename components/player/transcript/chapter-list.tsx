import { useEffect, useState } from 'react';
import { findTrack } from '@/lib/player/captions/text-tracks';
import type { Chapter } from '@/lib/player/chapters/chapters';
import { loadChapters } from '@/lib/player/chapters/load-chapters';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { TimedButton, useCurrentItem } from './timed-item';

type Props = {
  chapters: readonly Chapter[];
  store: PlayerStore;
  /** Seeks to a time (seconds). */
  jump: (time: number) => void;
};

/** The film's chapters as a list; the current one is marked. */
export function ChapterList({ chapters, store, jump }: Props) {
  const current = useCurrentItem(chapters, store);
  return (
    <ol className="border-line border-t">
      {chapters.map(({ startTime, title }, index) => (
        <li key={startTime} className="border-b border-line">
          <TimedButton time={startTime} current={index === current} onClick={() => jump(startTime)}>
            {title}
          </TimedButton>
        </li>
      ))}
    </ol>
  );
}

type DetailsProps = Omit<Props, 'chapters'> & {
  tracks: PlayerSource['tracks'];
  locale: string;
  title: string;
};

/** The chapters below the film; nothing while they load, on failure, or without a file. */
export function ChapterDetails({ tracks, locale, title, ...list }: DetailsProps) {
  const chapters = useChapters(tracks, locale);
  if (chapters.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ChapterList {...list} chapters={chapters} />
    </details>
  );
}

const none: readonly Chapter[] = [];

/** The chapters of a film; empty while loading, on failure, or without a file. */
export function useChapters(tracks: PlayerSource['tracks'], locale: string): readonly Chapter[] {
  const [loaded, setLoaded] = useState<{ src: string; chapters: readonly Chapter[] }>();
  const src = findTrack(tracks, 'chapters', locale)?.src;
  useEffect(() => {
    if (!src) return;
    const fetching = new AbortController();
    void loadChapters(src).then((chapters) => {
      if (!fetching.signal.aborted) setLoaded({ src, chapters });
    });
    return () => fetching.abort();
  }, [src]);
  return loaded && loaded.src === src ? loaded.chapters : none;
}
